import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { exampleVariables } from '../testing/compose.ts';
import { readLocalSettings, ROOT } from './local-settings.ts';

const NAMES = Object.keys(exampleVariables());
const DEFAULTS = {
  port: 3000,
  host: '127.0.0.1',
  dataFolder: join(ROOT, '.data'),
  publicUrl: 'http://localhost:3000',
  appUrl: 'http://localhost:3000',
  given: { database: null, redis: null, smtp: null },
  modelServers: { ollama: 'http://127.0.0.1:11434', lmStudio: 'http://127.0.0.1:1234' },
};

const before = { ...process.env };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'promptmint-settings-'));
  for (const name of NAMES) delete process.env[name];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  for (const name of NAMES) delete process.env[name];
  Object.assign(process.env, before);
});

it('the local settings need nothing to be set', () => {
  expect(readLocalSettings(folder)).toEqual(DEFAULTS);
});

it('a copy of .env.example changes nothing, and leaves no empty variable behind', () => {
  copyFileSync(join(ROOT, '.env.example'), join(folder, '.env'));
  expect(readLocalSettings(folder)).toEqual(DEFAULTS);
  expect(NAMES.filter((name) => process.env[name] === '')).toEqual([]);
});

it('the local settings read from .env what the environment leaves out or leaves empty, and nothing else', () => {
  writeFileSync(join(folder, '.env'), 'PORT=8080\nHOST=192.0.2.7\nDATA_DIR=elsewhere\n');
  Object.assign(process.env, { PORT: '', DATA_DIR: 'here' });
  expect(readLocalSettings(folder)).toMatchObject({
    port: 8080,
    host: '192.0.2.7',
    dataFolder: join(ROOT, 'here'),
  });
});

it('the local settings read the first line of a .env that begins with a byte order mark', () => {
  writeFileSync(join(folder, '.env'), '\uFEFFPORT=8080\r\nHOST=192.0.2.7\r\n');
  expect(readLocalSettings(folder)).toMatchObject({ port: 8080, host: '192.0.2.7' });
});

it('the local settings refuse a .env in UTF-16 in one sentence', () => {
  const file = join(folder, '.env');
  writeFileSync(file, '\uFEFFPORT=8080\r\n', 'utf16le');
  expect(() => readLocalSettings(folder)).toThrow(`${file} is not in UTF-8: save it in UTF-8.`);
});

it('the local settings use what is set', () => {
  Object.assign(process.env, {
    PORT: '8080',
    HOST: '192.0.2.7',
    DATA_DIR: 'elsewhere',
    PUBLIC_URL: 'https://promptmint.example',
    REDIS_URL: 'redis://192.0.2.8',
  });
  expect(readLocalSettings(folder)).toMatchObject({
    port: 8080,
    dataFolder: join(ROOT, 'elsewhere'),
    publicUrl: 'https://promptmint.example',
    appUrl: 'http://192.0.2.7:8080',
    given: { redis: 'redis://192.0.2.8' },
  });
});

it.each(['abc', '0', '65536', '30.5'])(
  'the local settings refuse the port %s in one sentence',
  (port) => {
    process.env.PORT = port;
    expect(() => readLocalSettings(folder)).toThrow(
      `PORT must be a whole number from 1 to 65535, and it is "${port}".`,
    );
  },
);
