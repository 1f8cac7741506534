import { describe, expect, it } from '@jest/globals';
import { isOutcomeUnknown, isUnavailable } from './unavailable.js';

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

describe('isOutcomeUnknown', () => {
  const fromServer = (code: string) => Object.assign(withCode(code), { severity: 'FATAL' });

  it.each([
    ['an administrator ended the process', fromServer('57P01')],
    ['the server crashed', fromServer('57P02')],
    ['a pooler lost its server', fromServer('08P01')],
    ['the connection was reset', withCode('ECONNRESET')],
    ['the connection ended', new Error('Connection terminated unexpectedly')],
    ['the answer did not come in time', new Error('Query read timeout')],
    ['the network is down', withCode('ENETDOWN')],
    ['the system names another error', Object.assign(withCode('EIO'), { syscall: 'read' })],
    ['the encryption broke', withCode('ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC')],
  ])('is true where the statement may have been committed: %s', (_what, error) => {
    expect(isOutcomeUnknown(error)).toBe(true);
  });

  it.each([
    ['a statement took too long', fromServer('57014')],
    ['a deadlock', fromServer('40P01')],
    ['a full disk', fromServer('53100')],
    ['nothing was sent', new Error('Client was closed and is not queryable')],
    ['a mistake in the program', new Error('undefined is not a function')],
  ])('is false where nothing was committed: %s', (_what, error) => {
    expect(isOutcomeUnknown(error)).toBe(false);
  });
});
