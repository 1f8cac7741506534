import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataFolder } from './data-folder.ts';
import { readLocalSettings } from './local-settings.ts';
import { startServices } from './services.ts';
import type { Shutdown } from './shutdown.ts';

const { NODE_ENV } = process.env;
beforeEach(() => {
  process.env.NODE_ENV = 'production';
});
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

it('production starts nothing without a mail server, rather than the mailbox', async () => {
  const settings = readLocalSettings(tmpdir());
  settings.given.smtp = null;
  const start = startServices(settings, {} as DataFolder, {} as Shutdown);
  await expect(start).rejects.toThrow('SMTP_URL: needed in production, or no email can be sent');
});
