import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readLocalSettings, ROOT } from './local-settings.ts';

const before = { ...process.env };
beforeEach(() => {
  for (const name of ['PORT', 'HOST', 'DATA_DIR', 'PUBLIC_URL', 'DATABASE_URL', 'REDIS_URL']) {
    process.env[name] = ''; // given as empty, so that no .env file fills it in
  }
});
afterEach(() => {
  process.env = { ...before };
});

it('needs nothing to be set', () => {
  expect(readLocalSettings()).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: join(ROOT, '.data'),
    publicUrl: 'http://localhost:3000',
    appUrl: 'http://localhost:3000',
    given: { database: null, redis: null },
  });
});

it('takes what is set', () => {
  Object.assign(process.env, {
    PORT: '8080',
    HOST: '192.0.2.7',
    DATA_DIR: 'elsewhere',
    PUBLIC_URL: 'https://promptmint.example',
    REDIS_URL: 'redis://192.0.2.8',
  });
  expect(readLocalSettings()).toMatchObject({
    port: 8080,
    dataFolder: join(ROOT, 'elsewhere'),
    publicUrl: 'https://promptmint.example',
    appUrl: 'http://192.0.2.7:8080',
    given: { redis: 'redis://192.0.2.8' },
  });
});

it.each(['abc', '0', '65536', '30.5'])('refuses the port %s in one sentence', (port) => {
  process.env.PORT = port;
  expect(readLocalSettings).toThrow(
    `PORT must be a whole number from 1 to 65535, and it is "${port}".`,
  );
});
