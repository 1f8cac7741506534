import { describe, expect, it } from '@jest/globals';
import { toApiError } from './api-error';

describe('API errors', () => {
  it('carry the message of the body', () => {
    const error = toApiError({ status: 409, data: { message: 'Taken', detail: 'Really taken' } });
    expect(error).toMatchObject({ status: 409, message: 'Taken', detail: 'Really taken' });
  });

  it('say the status when the body has no message', () => {
    expect(toApiError({ status: 418, data: {} }).message).toBe('HTTP error! status: 418');
  });

  it('say that an error occurred when the body cannot be read', () => {
    const unreadable = { status: 'PARSING_ERROR', originalStatus: 502, data: '<h1>', error: '' };
    expect(toApiError({ ...unreadable, status: 'PARSING_ERROR' }).message).toBe(
      'An error occurred',
    );
    expect(toApiError({ status: 502, data: null }).message).toBe('An error occurred');
  });

  it('tell a missing answer from a bad one', () => {
    const error = toApiError({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' });
    expect(error.status).toBe('unreachable');
    expect(error.message).toMatch(/could not be reached/);
  });

  it('keep well-formed field errors only', () => {
    const errors = [{ field: 'email', message: 'Bad' }, null, { field: 'x' }];
    expect(toApiError({ status: 400, data: { message: 'm', errors } }).fields).toEqual([
      { field: 'email', message: 'Bad' },
    ]);
  });
});
