import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-services-'));
  const settings = readLocalSettings(folder);
  rmSync(folder, { recursive: true });
  settings.given.smtp = null;
  const start = startServices(settings, {} as DataFolder, {} as Shutdown);
  await expect(start).rejects.toThrow('SMTP_URL: needed in production, or no email can be sent');
});
