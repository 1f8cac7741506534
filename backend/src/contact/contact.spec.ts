import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactMessage } from '@promptmint/core/database/entities/contact-message';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { User } from '@promptmint/core/database/entities/user';
import fc from 'fast-check';
import { openTestApi, request, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { contactSchema } from './dto/contact.dto.js';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const SENT = { status: 200, body: { message: "Message sent! We'll respond within 24 hours" } };
const valid = {
  name: 'Nora Lindqvist',
  email: 'nora@example.com',
  subject: 'Where is my receipt?',
  message: 'I bought the Booster pack today and cannot find the receipt.',
};

const submit = (body: object, headers: Record<string, string> = {}) =>
  request(api.origin, 'POST', '/api/contact/submit', body, headers);
/** Sends a message under its own subject, by which it is found again. */
const submitAs = async (headers: Record<string, string>, change: object = {}) => {
  const subject = crypto.randomUUID();
  expect(await submit({ ...valid, ...change, subject }, headers)).toEqual(SENT);
  return api.em().findOneOrFail(ContactMessage, { subject });
};
const traces = async () => {
  const em = api.em();
  return [await em.count(ContactMessage), await em.count(OutboxMessage)];
};
const proUser = async () => {
  const user = await api.signUp();
  await api.em().nativeUpdate(User, user.id, { plan: 'pro' });
  return user;
};

describe('a message to support', () => {
  it('is stored, and queues an email to support and one to the sender', async () => {
    const before = Date.now();
    const message = await submitAs({});
    expect(message).toMatchObject({
      ...valid,
      subject: message.subject,
      user: null,
      priority: false,
    });
    expect(message.createdAt.getTime()).toBeGreaterThanOrEqual(before);
    for (const template of ['contact-forwarded', 'contact-acknowledged']) {
      const mail = await api
        .em()
        .findOneOrFail(OutboxMessage, { key: `${template}.${message.id}` });
      expect(mail).toMatchObject({ queue: 'mail', payload: { template, messageId: message.id } });
    }
  });

  it('is trimmed before it is measured and kept', async () => {
    const message = await submitAs(
      {},
      {
        name: `  ${'n'.repeat(100)}\r\n`,
        email: ' nora@example.com\t',
        message: `\n${'m'.repeat(2_000)}   `,
      },
    );
    expect(message).toMatchObject({
      name: 'n'.repeat(100),
      email: 'nora@example.com',
      message: 'm'.repeat(2_000),
    });
  });

  it('keeps lines, quotes and any script of the message as they were typed', async () => {
    const words =
      'Line 1\r\nLine 2 <b>"bold"</b>\n\u65e5\u672c\u8a9e \ud83d\ude00 \u0645\u0631\u062d\u0628\u0627';
    expect((await submitAs({}, { message: words })).message).toBe(words);
  });

  const local = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  it.each([
    ['name', 'x'],
    ['name', 'x'.repeat(100)],
    ['email', local(255)],
    ['subject', 'x'],
    ['subject', 'x'.repeat(200)],
    ['message', 'x'.repeat(10)],
    ['message', 'x'.repeat(2_000)],
    ['message', `${' '.repeat(5_000)}${'x'.repeat(2_000)}`],
  ])('may have a %s at its limit (case %#)', async (field, value) => {
    expect(await submit({ ...valid, [field]: value })).toEqual(SENT);
  });

  it.each([
    ['name', undefined, 'Name is required'],
    ['name', '', 'Name is required'],
    ['name', ' \n\t ', 'Name is required'],
    ['name', 'x'.repeat(101), 'Name must be less than 100 characters'],
    ['email', '', 'Invalid email address'],
    ['email', 'nora', 'Invalid email address'],
    ['email', 'nora@', 'Invalid email address'],
    ['email', 'nora@example', 'Invalid email address'],
    ['email', 'nora@example.com, all@example.com', 'Invalid email address'],
    ['email', '"Nora" <nora@example.com>', 'Invalid email address'],
    ['email', 'x'.repeat(300), 'Invalid email address'],
    ['email', local(256), 'Email must be less than 255 characters'],
    ['subject', '', 'Subject is required'],
    ['subject', '   ', 'Subject is required'],
    ['subject', 'x'.repeat(201), 'Subject must be less than 200 characters'],
    ['message', '', 'Message must be at least 10 characters'],
    ['message', `  ${'x'.repeat(9)}  `, 'Message must be at least 10 characters'],
    ['message', 'x'.repeat(2_001), 'Message must be less than 2000 characters'],
    ['message', 'NUL \u0000 is no text', 'Message contains characters that are not text'],
    ['name', 'half a pair \ud83d', 'Name contains characters that are not text'],
    ['priority', true, 'Unknown field: priority'],
    ['user', crypto.randomUUID(), 'Unknown field: user'],
  ])('is refused for its %s (case %#)', async (field, value, sentence) => {
    const before = await traces();
    const answer = await submit({ ...valid, [field]: value });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: sentence, detail: sentence },
    });
    expect(answer.body.errors[0]).toEqual({ field, message: sentence });
    expect(await traces()).toEqual(before);
  });

  it('gets the first error of each field, in the order of the form', async () => {
    const { body } = await submit({ name: '', email: '', subject: '', message: '' });
    expect(body.errors).toEqual([
      { field: 'name', message: 'Name is required' },
      { field: 'email', message: 'Invalid email address' },
      { field: 'subject', message: 'Subject is required' },
      { field: 'message', message: 'Message must be at least 10 characters' },
    ]);
  });
});

describe('text that could start an email header', () => {
  const BREAKS = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\u0000', '\u000b', '\u000c'];

  it('is refused in every one-line field', () => {
    const field = fc.constantFrom('name', 'email', 'subject');
    const word = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
    fc.assert(
      fc.property(field, word, fc.constantFrom(...BREAKS), word, (name, before, line, after) => {
        const typed = { ...valid, [name]: `x${before}${line}${after}x` };
        expect(contactSchema.safeParse(typed).success).toBe(false);
      }),
    );
  });

  it('is refused over HTTP too', async () => {
    const before = await traces();
    for (const field of ['name', 'email', 'subject'])
      expect(
        await submit({ ...valid, [field]: 'Nora\r\nBcc: everybody@example.com' }),
      ).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect(await traces()).toEqual(before);
  });
});

describe('the trap for bots', () => {
  it('gives the same answer when it is filled in, and stores nothing', async () => {
    const before = await traces();
    expect(await submit({ ...valid, website: 'https://spam.example' })).toEqual(SENT);
    expect(await traces()).toEqual(before);
  });

  it('accepts a message that leaves it empty, as the form does', async () => {
    expect(await submitAs({}, { website: '' })).toMatchObject({ message: valid.message });
  });
});

describe('a message of a signed-in person', () => {
  it('has priority on the Pro plan, whatever address is typed', async () => {
    const user = await proUser();
    const { authorization } = user;
    const message = await submitAs({ authorization }, { email: 'other@example.com' });
    expect(message).toMatchObject({ priority: true, email: 'other@example.com' });
    expect(message.user?.id).toBe(user.id);
  });

  it.each(['free', 'starter', 'booster'] as const)(
    'has no priority on the %s plan',
    async (plan) => {
      const user = await api.signUp();
      await api.em().nativeUpdate(User, user.id, { plan });
      const message = await submitAs({ authorization: user.authorization });
      expect(message.priority).toBe(false);
      expect(message.user?.id).toBe(user.id);
    },
  );

  it('has no priority when only the typed address belongs to a Pro account', async () => {
    const { email } = await proUser();
    expect(await submitAs({}, { email })).toMatchObject({ email, user: null, priority: false });
  });

  it.each<[string, (user: TestUser) => Promise<string>]>([
    [
      'revoked',
      async (user) => {
        await user.send('POST', '/api/auth/logout-everywhere');
        return user.authorization;
      },
    ],
    [
      'of a deleted account',
      async (user) => {
        await user.send('DELETE', '/api/auth/account', { password: user.password });
        return user.authorization;
      },
    ],
    ['made up', async () => 'Bearer abc.def.ghi'],
    ['of another scheme', async () => 'Basic bm9yYQ=='],
  ])('is stored without an account when the token is %s', async (_what, tokenOf) => {
    const authorization = await tokenOf(await proUser());
    expect(await submitAs({ authorization })).toMatchObject({ user: null, priority: false });
  });

  it('is refused when the database cannot check the token', async () => {
    const { authorization } = await proUser();
    const before = await traces();
    const em = api.em();
    await em.execute('alter table users rename to out_of_sight');
    try {
      expect((await submit(valid, { authorization })).status).toBe(500);
      expect(await submit(valid)).toEqual(SENT);
    } finally {
      await em.execute('alter table out_of_sight rename to users');
    }
    const [messages = 0, mails = 0] = before;
    expect(await traces()).toEqual([messages + 1, mails + 2]);
  });
});
