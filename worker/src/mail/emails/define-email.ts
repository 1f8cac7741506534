import type { EntityManager } from '@mikro-orm/postgresql';
import type { EmailToken } from '@promptmint/core/database/entities/email-token';
import type { User } from '@promptmint/core/database/entities/user';
import type { MailJob } from '@promptmint/core/queues/jobs';
import { createElement, type ReactElement } from 'react';
import type { Sender } from '../layout/layout.js';
import type { Recipient, RecipientRules } from '../recipient.js';
import { renderMail } from '../render-mail.js';
import type { OutgoingMail } from '../transport.js';

export type EmailName = MailJob['template'];

/** The job of one email. */
export type JobOf<Name extends EmailName> = MailJob & { template: Name };

/** What an email is written from. */
export interface EmailContext {
  em: EntityManager;
  sender: Sender;
  /** The person it goes to; null when the account is gone or must not get this email. */
  recipient(user: User | null | undefined): Recipient | null;
  /** The address of a page of the product. */
  page(path: string): string;
  /** The address of the page that an emailed link opens. */
  linkPage(path: string, link: EmailToken): string;
}

interface Draft<Content> extends Omit<OutgoingMail, 'html' | 'text'> {
  content: Content;
}

interface Definition<Name extends EmailName, Content> extends RecipientRules {
  /** The field of its job that leads to the account. The purge deletes waiting emails by it. */
  ownerField: OwnerField<Name>;
  /** Reads what the email says; null if there is no cause for it any more. */
  find(context: EmailContext, job: JobOf<Name>): Promise<Draft<Content> | null>;
  Body(content: Content & { sender: Sender }): ReactElement;
  /** Content for tests, with this text wherever the email repeats typed text. */
  sample(typed: string): Content;
}

type Fields<Job> = Job extends unknown ? Extract<keyof Job, `${string}Id`> : never;

/** The fields of a job that hold an id. */
export type OwnerField<Name extends EmailName = EmailName> = Fields<JobOf<Name>>;

/** One email, whatever its content. */
export interface Email<Name extends EmailName> extends Pick<
  Definition<Name, unknown>,
  keyof RecipientRules | 'ownerField'
> {
  write(context: EmailContext, job: JobOf<Name>): Promise<OutgoingMail | null>;
  sample(typed: string, sender: Sender): ReactElement;
}

/** Brings together everything one email consists of. */
export function defineEmail<Name extends EmailName, Content extends object>(
  definition: Definition<Name, Content>,
): Email<Name> {
  const { afterDeletion, onlyVerified = false, ownerField, find, Body, sample } = definition;
  const body = (content: Content, sender: Sender) => createElement(Body, { ...content, sender });
  return {
    afterDeletion,
    onlyVerified,
    ownerField,
    async write(context, job) {
      const draft = await find(context, job);
      if (!draft) return null;
      const { content, ...envelope } = draft;
      return { ...envelope, ...renderMail(body(content, context.sender)) };
    },
    sample: (typed, sender) => body(sample(typed), sender),
  };
}
