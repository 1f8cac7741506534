import { describe, expect, it } from '@jest/globals';
import { isUnavailable } from './unavailable.js';

const withCode = (code: string) => Object.assign(new Error('of the driver'), { code });

describe('isUnavailable', () => {
  it.each([
    ['no disk space', '53100'],
    ['no memory', '53200'],
    ['too many connections', '53300'],
    ['a standby that takes no writes', '25006'],
    ['a session that was idle for too long', '57P05'],
    ['a transaction that was idle for too long', '25P03'],
    ['a client that cannot connect', '08001'],
    ['a connection that does not exist', '08003'],
    ['a server that rejects connections', '08004'],
    ['a connection that failed', '08006'],
    ['a second deadlock', '40P01'],
    ['a second serialization failure', '40001'],
  ])('is true for %s', (_what, code) => {
    expect(isUnavailable(new Error('of the ORM', { cause: withCode(code) }))).toBe(true);
  });

  it.each([
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Query read timeout',
    'Connection terminated unexpectedly',
  ])('is true for the driver’s message "%s"', (message) => {
    expect(isUnavailable(new Error(message))).toBe(true);
  });

  it('is false for a programming error', () => {
    expect(isUnavailable(withCode('42P01'))).toBe(false);
    expect(isUnavailable(new Error('undefined is not a function'))).toBe(false);
  });
});
