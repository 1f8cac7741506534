import { describe, expect, it } from '@jest/globals';
import { detailOf, fieldErrors, messageOf, toApiError } from './api-error';

describe('an API error', () => {
  it('has the message of the body', () => {
    const error = toApiError({ status: 409, data: { message: 'Taken', detail: 'Really taken' } });
    expect(error).toMatchObject({ status: 409, message: 'Taken', detail: 'Really taken' });
  });

  it('names the status if the body has no message', () => {
    expect(toApiError({ status: 418, data: {} }).message).toBe('HTTP error! status: 418');
  });

  it('says that an error occurred if the body cannot be read', () => {
    const unreadable = { status: 'PARSING_ERROR', originalStatus: 502, data: '<h1>', error: '' };
    expect(toApiError({ ...unreadable, status: 'PARSING_ERROR' }).message).toBe(
      'An error occurred',
    );
    expect(toApiError({ status: 502, data: null }).message).toBe('An error occurred');
  });

  it('says that the server is unreachable only if no answer came', () => {
    const error = toApiError({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' });
    expect(error.status).toBe('unreachable');
    expect(error.message).toMatch(/could not be reached/);
  });

  it('keeps only well-formed field errors', () => {
    const errors = [{ field: 'email', message: 'Bad' }, null, { field: 'x' }];
    expect(toApiError({ status: 400, data: { message: 'm', errors } }).fields).toEqual([
      { field: 'email', message: 'Bad' },
    ]);
  });

  it('has the code, the retry time and the restore time if the server sends them', () => {
    const data = { code: 'account_deleted', retry_after: 30, restore_until: '2026-12-21' };
    expect(toApiError({ status: 403, data })).toMatchObject({
      code: 'account_deleted',
      retryAfter: 30,
      restoreUntil: '2026-12-21',
    });
    const odd = { code: 7, retry_after: 'soon', restore_until: null };
    expect(toApiError({ status: 403, data: odd })).toMatchObject({
      code: undefined,
      retryAfter: undefined,
      restoreUntil: undefined,
    });
  });

  it('has no server message if the sentence is ours', () => {
    expect(messageOf(toApiError({ status: 400, data: { message: 'Theirs' } }), 'Ours')).toBe(
      'Theirs',
    );
    expect(messageOf(toApiError({ status: 400, data: {} }), 'Ours')).toBe('Ours');
    expect(messageOf(toApiError({ status: 502, data: null }), 'Ours')).toBe('Ours');
    expect(messageOf(new Error('Bug'), 'Ours')).toBe('Ours');
    const unreachable = toApiError({ status: 'FETCH_ERROR', error: 'TypeError' });
    for (const wordsOf of [messageOf, detailOf]) {
      expect(wordsOf(unreachable, 'Ours.')).toMatch(/^Ours\. The server could not be reached/);
    }
  });

  it('gives the first message of each field', () => {
    const errors = [
      { field: 'email', message: 'First' },
      { field: 'email', message: 'Second' },
      { field: 'name', message: 'Other' },
    ];
    const error = toApiError({ status: 400, data: { message: 'm', errors } });
    expect(fieldErrors(error)).toEqual({ email: 'First', name: 'Other' });
    expect(fieldErrors(undefined)).toEqual({});
  });
});
