import { describe, expect, it } from '@jest/globals';
import { causeOf } from './log-file.ts';

describe('causeOf', () => {
  it.each([
    [
      'an error that was thrown',
      'at work\n/app/index.js:45\n    Error.captureStackTrace(err)\n          ^\n\nerror: password refused\n    at /app/index.js:45:11\n\nNode.js v24.21.0\n',
      'password refused',
    ],
    [
      'an error of several lines',
      'SettingsError: Wrong settings:\n  PORT: too big\n  HOST: missing\n    at read (file:///x.js:1:1)\n',
      'Wrong settings: PORT: too big HOST: missing',
    ],
    ['plain words', 'Wrong settings:\n  PORT: too big\n', 'Wrong settings: PORT: too big'],
    [
      'a fatal line of JSON',
      '{"level":30,"msg":"started"}\n{"level":60,"msg":"no database"}\n{"level":30,"msg":"x"}\n',
      'no database',
    ],
    [
      'the first error of a compiler',
      "a.ts(1,2): error TS2307: Cannot find module 'b'.\nc.ts(3,4): error TS1: More\nFound 2 errors.\n",
      "a.ts(1,2): error TS2307: Cannot find module 'b'",
    ],
    ['nothing', '{"level":30,"msg":"started"}\n', ''],
  ])('finds %s', (_name, said, cause) => {
    expect(causeOf(said)).toBe(cause);
  });
});
