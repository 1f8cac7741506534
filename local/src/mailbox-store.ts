import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressObject, ParsedMail } from 'mailparser';
import type { SMTPServerEnvelope } from 'smtp-server';
import { readJson } from './json-file.ts';

const MOST_MAILS = 500;

/** One received mail. Texts that the mail does not have are empty. */
export interface MailboxMessage {
  /** Sorts by time of arrival. */
  id: string;
  from: string;
  /** All recipients, comma-separated. */
  to: string;
  subject: string;
  /** When it arrived, ISO 8601. */
  date: string;
  text: string;
  html: string;
}

type MailContent = Partial<Pick<ParsedMail, 'from' | 'to' | 'subject' | 'text' | 'html'>>;

/** The newest mails, one file each, so that a restart keeps them. */
export class MailboxStore {
  readonly #folder: string;
  #messages: MailboxMessage[];
  #lastNumber: number;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#messages = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
      .map((name) => readJson<MailboxMessage>(join(folder, name)))
      .filter((message) => message !== null);
    this.#lastNumber = Number.parseInt(this.#messages[0]?.id ?? '0', 10);
  }

  /** Newest first. */
  list(): readonly MailboxMessage[] {
    return this.#messages;
  }

  find(id: string): MailboxMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  add(mail: MailContent, envelope: SMTPServerEnvelope): void {
    this.#lastNumber += 1;
    const message: MailboxMessage = {
      id: String(this.#lastNumber).padStart(8, '0'),
      from: written(mail.from) || (envelope.mailFrom ? envelope.mailFrom.address : ''),
      to: written(mail.to) || envelope.rcptTo.map(({ address }) => address).join(', '),
      subject: mail.subject ?? '',
      date: new Date().toISOString(),
      text: mail.text ?? '',
      html: mail.html || '',
    };
    const unfinished = `${this.#fileOf(message)}.new`;
    writeFileSync(unfinished, JSON.stringify(message), { mode: 0o600 });
    renameSync(unfinished, this.#fileOf(message));
    this.#messages.unshift(message);
    for (const old of this.#messages.splice(MOST_MAILS)) rmSync(this.#fileOf(old), { force: true });
  }

  #fileOf(message: MailboxMessage): string {
    return join(this.#folder, `${message.id}.json`);
  }
}

function written(addresses: AddressObject | AddressObject[] | undefined): string {
  return [addresses ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');
}
