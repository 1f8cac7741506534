import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { User } from '../database/entities/user.js';
import { errorForLog } from './error-for-log.js';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

describe('errorForLog', () => {
  it('keeps nothing of a row that the database quotes', async () => {
    const insert = db.orm.em.fork().insert(User, {
      id: crypto.randomUUID(),
      email: 'NOT-LOWER-CASE@example.com',
      fullName: 'Nora Lindqvist',
      passwordHash: 'the hash',
      createdAt: new Date(),
    });
    const error = await insert.catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('NOT-LOWER-CASE');
    const logged = errorForLog(error);
    expect(logged).toMatchObject({ code: '23514', constraint: 'users_email_normalised' });
    expect(JSON.stringify(logged)).not.toMatch(/NOT-LOWER-CASE|Nora|the hash/);
  });

  it('keeps message, place and cause of other errors', () => {
    const cause = new TypeError('x is not a function');
    expect(errorForLog(new Error('The page cannot be rendered', { cause }))).toMatchObject({
      type: 'Error',
      message: 'The page cannot be rendered',
      stack: expect.stringContaining('at '),
      cause: { type: 'TypeError', message: 'x is not a function' },
    });
  });

  it('keeps only the type of a thrown value that is not an error', () => {
    expect(errorForLog('a prompt that was thrown')).toEqual({ type: 'string' });
  });
});
