import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreditEntry } from '@promptmint/core/database/entities/credit-entry';
import { SignupGrant } from '@promptmint/core/database/entities/signup-grant';
import { User } from '@promptmint/core/database/entities/user';
import { emailedLink } from '../../testing/emailed-links.ts';
import { logIn, openTestApi, request, type TestApi } from '../../testing/test-api.ts';

const PASSWORD = 'Weekend-Shift-15';
const SECRET_KEY = '4f1c7d0b9e2a86354f1c7d0b9e2a8635c0ffee11';

interface Person {
  id: string;
  email: string;
  ip: string;
  get(path: string): ReturnType<typeof request>;
  send(method: string, path: string, body: object): ReturnType<typeof request>;
}

let networks = 0;
const ownNetwork = () => `10.0.${(networks += 1)}.1`;

/** An API with the settings that a test needs. */
function peopleOf(api: TestApi) {
  const at = (ip: string) => ({ 'x-forwarded-for': ip });
  const signUp = async (email: string, ip = ownNetwork()): Promise<Person> => {
    const body = { email, password: PASSWORD, full_name: 'Nora' };
    const answer = await request(api.origin, 'POST', '/api/auth/register', body, at(ip));
    expect(answer).toMatchObject({ status: 201, body: { email: email.toLowerCase() } });
    const login = await logIn(api.origin, email, PASSWORD);
    const authorization = `Bearer ${login.body.access_token}`;
    const { id } = await api.em().findOneOrFail(User, { email: email.toLowerCase() });
    return {
      id,
      email,
      ip,
      get: (path) => request(api.origin, 'GET', path, undefined, { authorization }),
      send: (method, path, sent) => request(api.origin, method, path, sent, { authorization }),
    };
  };
  const open = (token: string, { ip }: Person) =>
    request(api.origin, 'GET', `/api/auth/verify-email?token=${token}`, undefined, at(ip));
  const verify = async (person: Person) => {
    const { token } = await emailedLink(api, person.id, 'verify_email');
    expect((await open(token, person)).status).toBe(200);
    return token;
  };
  /**
   * What a person has and what waits, read from every operation that shows it and checked against
   * the ledger.
   */
  const creditsOf = async (person: Person) => {
    const { body: balance } = await person.get('/api/auth/credits');
    const { body: me } = await person.get('/api/auth/me');
    const { body: subscription } = await person.get('/api/auth/subscription');
    const entries = await api.em().find(CreditEntry, { user: person.id });
    const granted = entries.map(({ reference, amount }) => [reference, amount]);
    expect(granted).toEqual(balance.credits === 0 ? [] : [[`signup:${person.id}`, 10]]);
    expect([me.credits, subscription.credits]).toEqual([balance.credits, balance.credits]);
    return { has: balance.credits, waiting: subscription.credits_waiting };
  };
  const changeEmail = async (person: Person, email: string) => {
    const body = { current_password: PASSWORD, new_email: email };
    expect((await person.send('POST', '/api/auth/change-email', body)).status).toBe(200);
    const { token } = await emailedLink(api, person.id, 'change_email');
    expect((await open(token, person)).status).toBe(200);
  };
  return { signUp, open, verify, creditsOf, changeEmail };
}

const BOTH = ['signup', 'verified'] as const;
const HAS = { has: 10, waiting: 0 };
const WAITS = { has: 0, waiting: 10 };
const NOTHING = { has: 0, waiting: 0 };

const apis: Partial<Record<(typeof BOTH)[number], TestApi>> = {};
const settings = {
  TRUSTED_PROXIES: 'loopback',
  SECRET_KEY,
  RATE_LIMIT_FREE_CREDITS_PER_NETWORK: '2/day',
};
beforeAll(async () => {
  for (const mode of BOTH) apis[mode] = await openTestApi({ ...settings, FREE_CREDITS_ON: mode });
});
afterAll(() => Promise.all(BOTH.map((mode) => apis[mode]?.close())));

function using(mode: (typeof BOTH)[number]) {
  const api = apis[mode] as TestApi;
  return { ...peopleOf(api), api };
}

describe('free credits granted when the email is verified', () => {
  it('are granted only then, once, under the reference of the sign-up', async () => {
    const { signUp, verify, open, creditsOf } = using('verified');
    const nora = await signUp('nora@example.com');
    expect(await creditsOf(nora)).toEqual(WAITS);
    const token = await verify(nora);
    expect(await creditsOf(nora)).toEqual(HAS);
    await open(token, nora);
    expect(await creditsOf(nora)).toEqual(HAS);
  });

  it('are granted once when the link is opened several times at the same moment', async () => {
    const { signUp, open, creditsOf, api } = using('verified');
    const omar = await signUp('omar@example.com');
    const { token } = await emailedLink(api, omar.id, 'verify_email');
    await Promise.all([1, 2, 3, 4].map(() => open(token, omar)));
    expect(await creditsOf(omar)).toEqual(HAS);
  });

  it('go to one of several accounts of a person that are verified at the same moment', async () => {
    const { signUp, verify, creditsOf } = using('verified');
    const accounts = await Promise.all(
      [1, 2, 3, 4].map((tag) => signUp(`lena+${tag}@example.com`)),
    );
    for (const account of accounts) expect(await creditsOf(account)).toEqual(WAITS);
    await Promise.all(accounts.map((account) => verify(account)));
    const all = await Promise.all(accounts.map(creditsOf));
    expect(all.map(({ has }) => has).toSorted()).toEqual([0, 0, 0, 10]);
  });

  it('are no longer announced when another account of the same person has had them', async () => {
    const { signUp, verify, creditsOf } = using('verified');
    const [first, second] = [await signUp('kim+1@example.com'), await signUp('kim+2@example.com')];
    await verify(first);
    expect(await creditsOf(second)).toEqual(NOTHING);
    await verify(second);
    expect(await creditsOf(second)).toEqual(NOTHING);
    expect(await creditsOf(await signUp('kim@example.com'))).toEqual(NOTHING);
  });

  it('are also granted by the link to a new address, and only once', async () => {
    const { signUp, changeEmail, creditsOf } = using('verified');
    const ida = await signUp('ida@example.com');
    await changeEmail(ida, 'ida@example.org');
    expect(await creditsOf(ida)).toEqual(HAS);
    await changeEmail(ida, 'ida@example.net');
    expect(await creditsOf(ida)).toEqual(HAS);
    for (const had of ['ida@example.org', 'ida@example.net'])
      expect(await creditsOf(await signUp(had.replace('@', '+again@')))).toEqual(NOTHING);
  });

  it('are granted in the transaction of the verification: a later failure rolls both back', async () => {
    const { signUp, open, creditsOf, api } = using('verified');
    const ella = await signUp('ella@example.com');
    const { token } = await emailedLink(api, ella.id, 'verify_email');
    await api.em().execute(
      `create function fail_welcome() returns trigger language plpgsql as
         $$ begin raise exception 'no room'; end $$;
       create trigger fail_welcome before insert on outbox
         for each row when (new.key like 'welcome.%') execute function fail_welcome()`,
    );
    try {
      expect((await open(token, ella)).status).toBe(500);
      expect(await creditsOf(ella)).toEqual(WAITS);
    } finally {
      await api.em().execute('drop function fail_welcome() cascade');
    }
    expect((await open(token, ella)).status).toBe(200);
    expect(await creditsOf(ella)).toEqual(HAS);
  });
});

describe('free credits granted at sign-up', () => {
  it('are never blocked by an account that has verified nothing', async () => {
    const { signUp, verify, creditsOf } = using('signup');
    const squatter = await signUp('vera+squat@example.com');
    expect(await creditsOf(squatter)).toEqual(HAS);
    const vera = await signUp('vera@example.com');
    expect(await creditsOf(vera)).toEqual(WAITS);
    await verify(vera);
    expect(await creditsOf(vera)).toEqual(HAS);
    expect(await creditsOf(squatter)).toEqual(HAS);
    await verify(await signUp('vera+third@example.com'));
    expect(await creditsOf(await signUp('vera+fourth@example.com'))).toEqual(NOTHING);
  });

  it('are blocked once the account that has them verifies its address', async () => {
    const { signUp, verify, creditsOf } = using('signup');
    const paul = await signUp('paul@example.com');
    await verify(paul);
    const again = await signUp('paul+again@example.com');
    expect(await creditsOf(again)).toEqual(NOTHING);
    await verify(again);
    expect(await creditsOf(again)).toEqual(NOTHING);
    expect(await creditsOf(paul)).toEqual(HAS);
  });
});

describe.each(BOTH)('recognising a person when credits are granted on %s', (mode) => {
  const claims = async (email: string) => {
    const { signUp, verify, creditsOf } = using(mode);
    const person = await signUp(email);
    await verify(person);
    return (await creditsOf(person)).has;
  };

  it('treats two spellings of an address as one person', async () => {
    const spellings = ['clara+prompts@gmail.com', 'cl.ara+again@googlemail.com'] as const;
    expect([await claims(spellings[0]), await claims(spellings[1])]).toEqual([10, 0]);
  });

  it('treats addresses with other dots as two people at other providers', async () => {
    expect([await claims('em.ma@example.com'), await claims('emma@example.com')]).toEqual([10, 10]);
  });

  it.each([
    ['the session secret', () => using(mode).api.settings.JWT_SECRET],
    ['the root secret', () => SECRET_KEY],
  ])('knows a person by the hash of earlier releases under %s', async (_what, secret) => {
    const name = `old.${secret().slice(0, 6)}`;
    const hash = (address: string) =>
      createHmac('sha256', secret()).update(`person:${address}`).digest('hex');
    for (const address of [`${name}@example.com`, `${name}@gmail.com`])
      await using(mode)
        .api.em()
        .execute('insert into signup_grants (person) values (?)', [hash(address)]);
    expect(await claims(`${name}+again@example.com`)).toBe(0);
    expect(await claims(`${name}+again@gmail.com`)).toBe(0);
    expect(await claims(`${name}@googlemail.com`)).toBe(0);
  });

  it('stores hashes that another secret cannot produce', async () => {
    await claims('secretive@example.com');
    const rows = await using(mode).api.em().find(SignupGrant, {});
    const earlier = createHmac('sha256', SECRET_KEY).update('person:secretive@example.com');
    expect(rows.map(({ person }) => person)).not.toContain(earlier.digest('hex'));
    expect(JSON.stringify(rows)).not.toContain('secretive');
  });
});

describe('throwaway addresses', () => {
  it.each([
    ['mailinator.com', 'signup'],
    ['abc.guerrillamail.com', 'signup'],
    ['YOPMAIL.com', 'signup'],
    ['YOPMAIL.com', 'verified'],
  ] as const)(
    'at %s get an account without credits where credits are granted on %s: anybody can make thousands of them',
    async (domain, mode) => {
      const { signUp, verify, creditsOf } = using(mode);
      const person = await signUp(`${mode}@${domain}`);
      expect(await creditsOf(person)).toEqual(NOTHING);
      await verify(person);
      expect(await creditsOf(person)).toEqual(NOTHING);
    },
  );

  it.each(BOTH)(
    'get the credits, where they are granted on %s, once the account has changed to another address',
    async (mode) => {
      const { signUp, changeEmail, creditsOf } = using(mode);
      const person = await signUp('later@mailinator.com');
      await changeEmail(person, 'later@example.com');
      expect(await creditsOf(person)).toEqual(HAS);
    },
  );
});

describe.each(BOTH)('the daily budget of a network when credits are granted on %s', (mode) => {
  const joined = async (email: string, ip: string) => {
    const { signUp, verify, creditsOf } = using(mode);
    const person = await signUp(email, ip);
    const promised = await creditsOf(person);
    await verify(person);
    const { has } = await creditsOf(person);
    expect(promised.has + promised.waiting).toBe(has);
    return has;
  };

  it.each([
    ['IPv4', '203.0.113.1', '203.0.113.250', '203.0.114.1'],
    ['IPv6', '2001:db8:1:2::1', '2001:db8:1:ffff::1', '2001:db8:2:2::1'],
  ])('bounds new accounts of one %s network, and leaves its neighbours alone', async (...args) => {
    const [kind, one, other, elsewhere] = args;
    expect(await joined(`one.${kind}@example.com`, one)).toBe(10);
    expect(await joined(`two.${kind}@example.com`, other)).toBe(10);
    expect(await joined(`three.${kind}@example.com`, one)).toBe(0);
    expect(await joined(`four.${kind}@example.com`, elsewhere)).toBe(10);
  });

  it('is not used up by a registration that is refused', async () => {
    const ip = '198.51.100.1';
    const { origin } = using(mode).api;
    expect(await joined('taken@example.com', ip)).toBe(10);
    const body = { email: 'taken@example.com', password: PASSWORD, full_name: 'Nora' };
    for (const _ of [1, 2, 3])
      expect(
        await request(origin, 'POST', '/api/auth/register', body, { 'x-forwarded-for': ip }),
      ).toMatchObject({ status: 409 });
    expect(await joined('free@example.com', ip)).toBe(10);
  });
});
