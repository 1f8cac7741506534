import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '@promptmint/core/database/entities/user';
import { openTestOrm, type TestOrm } from '../../core/testing/test-orm.ts';
import { changeRoles } from './role.js';

const JWT_SECRET = '8f14e45fceea167a5a36dedd4bea2543';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const run = (...args: string[]) => changeRoles(args, { DATABASE_URL: db.url, JWT_SECRET });
const roleOf = async (id: string) => (await db.orm.em.fork().findOneOrFail(User, id)).role;

/** An account whose owner has opened the link in the email. @returns its id. */
async function addVerified(): Promise<string> {
  const id = await db.addUser();
  await db.orm.em.fork().nativeUpdate(User, id, { emailVerifiedAt: new Date() });
  return id;
}

describe('the role command', () => {
  it('grants, changes, lists and revokes a role', async () => {
    expect(await run()).toEqual({ code: 0, text: 'Nobody has a role.' });
    const id = await addVerified();
    const email = `${id}@example.com`;
    expect(await run('grant', email, 'support')).toEqual({
      code: 0,
      text: `${email} is now support.`,
    });
    expect((await run('grant', ` ${email.toUpperCase()}`, 'admin')).code).toBe(0);
    expect(await roleOf(id)).toBe('admin');
    expect(await run('list')).toEqual({ code: 0, text: `admin    ${id}  ${email}` });
    expect(await run('revoke', email)).toEqual({ code: 0, text: `${email} has no role any more.` });
    expect(await roleOf(id)).toBeNull();
  });

  it('gives no role to an account whose email is not verified', async () => {
    const id = await db.addUser();
    const email = `${id}@example.com`;
    expect(await run('grant', email, 'support')).toEqual({
      code: 1,
      text: `The address ${email} is not verified: first open the link in the email that its account got.`,
    });
    expect(await roleOf(id)).toBeNull();
  });

  it('gives no role to an unknown or a deleted account', async () => {
    const id = await addVerified();
    await db.orm.em.fork().nativeUpdate(User, id, { deletedAt: new Date() });
    for (const email of [`${id}@example.com`, 'unknown@example.com']) {
      expect(await run('grant', email, 'support')).toEqual({
        code: 1,
        text: `No account that is in use has the address ${email}.`,
      });
    }
    expect(await roleOf(id)).toBeNull();
  });

  it.each([
    [['grant', 'nora@example.com']],
    [['grant', 'nora@example.com', 'owner']],
    [['grant', 'nora@example.com', 'admin', 'support']],
    [['revoke']],
    [['revoke', 'nora@example.com', 'admin']],
    [['list', 'nora@example.com']],
    [['promote']],
    [['--force']],
  ])('prints its usage when it is called wrongly: %j', async (args) => {
    const answer = await run(...args);
    expect(answer.code).toBe(2);
    expect(answer.text).toContain('grant <email> support|admin');
  });

  it('reports in one line, without a password, that the database is unreachable', async () => {
    const away = 'postgresql://ada:hush-hush@127.0.0.1:1/nothing';
    expect(await changeRoles(['list'], { DATABASE_URL: away, JWT_SECRET })).toEqual({
      code: 1,
      text: 'The database refused or did not answer (ECONNREFUSED): look at DATABASE_URL.',
    });
  });
});
