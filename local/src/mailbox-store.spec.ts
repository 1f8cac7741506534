import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { MailboxStore } from './mailbox-store.ts';

it('the mailbox keeps the newest 500 mails, on disk too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-mails-'));
  const store = new MailboxStore(folder);
  for (let number = 1; number <= 503; number += 1) {
    store.add({ subject: String(number) }, { mailFrom: false, rcptTo: [] });
  }
  const newest = Array.from({ length: 500 }, (_, index) => String(503 - index));
  expect(store.list().map(({ subject }) => subject)).toEqual(newest);
  expect(new MailboxStore(folder).list()).toEqual(store.list());
  expect(readdirSync(folder)).toHaveLength(500);
  rmSync(folder, { recursive: true });
});

it('the mailbox leaves out a mail of which a power cut has left nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-mails-'));
  for (const subject of ['one', 'two', 'three'])
    new MailboxStore(folder).add({ subject }, { mailFrom: false, rcptTo: [] });
  writeFileSync(join(folder, '00000002.json'), '');
  const subjects = new MailboxStore(folder).list().map(({ subject }) => subject);
  expect(subjects).toEqual(['three', 'one']);
  rmSync(folder, { recursive: true });
});
