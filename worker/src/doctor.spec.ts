import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import {
  type AddressInfo,
  createServer as createNetServer,
  type Server as NetServer,
} from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { versionFinding } from '@promptmint/core/database/check-database';
import { serverFindings } from '@promptmint/core/queues/check-redis';
import pg from 'pg';
import {
  createEmptyDatabase,
  createTestDatabase,
  dropDatabase,
  type TestDatabase,
} from '../../local/testing/database.ts';
import { openOwnRedis, type OwnRedis } from '../../local/testing/own-redis.ts';
import { redisUrl } from '../../local/testing/redis.ts';
import { SmtpInbox } from '../../local/testing/smtp-inbox.ts';
import { testRun } from '../../local/testing/test-run.ts';
import { doctor } from './doctor.js';

const MINUTE_MS = 60_000;
/** Nothing listens there: it is for programs of root, and has no use. fetch itself refuses port 1. */
const CLOSED_PORT = '2';
const MODEL_KEY = 'key-of-the-model-that-nobody-may-see';
const STRIPE = {
  STRIPE_SECRET_KEY: `sk_test_${'a1B2'.repeat(8)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'c3D4'.repeat(8)}`,
};

const UNASKED = {
  status: 200,
  date: undefined as string | undefined,
  location: undefined as string | undefined,
  beforeAnswer: (): unknown => undefined,
};
/** A vendor of models that answers as the test says. */
const vendor = { ...UNASKED, asked: [] as string[] };

describe('the doctor', () => {
  let database: TestDatabase;
  let inbox: SmtpInbox;
  let server: Server;
  let well: Record<string, string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    inbox = await SmtpInbox.open();
    server = createServer((request, response) => {
      vendor.asked.push(`${request.method} ${request.url}`);
      vendor.beforeAnswer();
      const { status, date, location } = vendor;
      response.writeHead(status, { ...(date && { date }), ...(location && { location }) });
      response.end('{}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    well = {
      DATABASE_URL: database.url,
      JWT_SECRET: randomBytes(32).toString('hex'),
      SMTP_URL: inbox.url,
      LLM_PROVIDERS: 'openai,composer',
      OPENAI_API_KEY: MODEL_KEY,
      OPENAI_MODEL: 'gpt-6',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      ...STRIPE,
    };
  });
  beforeEach(() => void Object.assign(vendor, UNASKED, { asked: [] }));
  afterAll(async () => {
    server.close();
    await inbox.close();
    await database.drop();
  });

  /** The lines with a cross, and with an exclamation mark; no secret may be in any. */
  async function examine(change: Record<string, string> = {}, now?: () => number) {
    const environment = { ...well, ...change };
    const { code, text } = await doctor(environment, now);
    const passwords = [environment['DATABASE_URL'], environment['SMTP_URL']].map(
      (url = 'none://') => URL.canParse(url) && new URL(url).password,
    );
    const { JWT_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, OPENAI_API_KEY } = environment;
    const secrets = [JWT_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, OPENAI_API_KEY];
    for (const secret of [...passwords, ...secrets]) if (secret) expect(text).not.toContain(secret);
    const marked = (mark: string) =>
      text.split('\n').flatMap((line) => line.split(` ${mark} `).slice(1));
    expect(code).toBe(marked('✗').length > 0 ? 1 : 0);
    return { wrong: marked('✗'), advice: marked('!'), text };
  }

  it('finds nothing wrong where all is well, sends no email and asks the model one cheap question', async () => {
    const { wrong, advice, text } = await examine();
    expect({ wrong, advice }).toEqual({ wrong: [], advice: [] });
    for (const part of ['Settings', 'Database', 'Queues', 'Mail', 'Payments', 'Models', 'Clocks'])
      expect(text).toMatch(new RegExp(`^${part} +✓ .+\\.$`, 'm'));
    expect(text).toContain('Nothing is wrong.');
    expect(inbox.mails).toEqual([]);
    expect(vendor.asked).toEqual(['GET /v1/models/gpt-6']);
  });

  it('names each setting that is wrong', async () => {
    expect((await examine({ DATABASE_POOL_MAX: 'many', LLM_PROVIDERS: 'nobody' })).wrong).toEqual([
      expect.stringMatching(/^DATABASE_POOL_MAX: .+\.$/),
      expect.stringMatching(/^LLM_PROVIDERS.*: .+\.$/),
    ]);
  });

  it('says when the database does not answer, refuses the password, or does not exist', async () => {
    const url = new URL(database.url);
    const changed = async (change: Partial<URL>) => {
      const { wrong } = await examine({
        DATABASE_URL: Object.assign(new URL(url), change).href,
      });
      return wrong;
    };
    expect(await changed({ port: CLOSED_PORT })).toEqual([
      `DATABASE_URL: PostgreSQL at 127.0.0.1:${CLOSED_PORT} does not answer (ECONNREFUSED): start it, or correct the address.`,
    ]);
    expect(await changed({ password: 'not-the-password' })).toEqual([
      'DATABASE_URL: the server refuses the name postgres or its password (28P01): correct them.',
    ]);
    expect(await changed({ pathname: '/nowhere' })).toEqual([
      'DATABASE_URL: the server has no database nowhere: create it, or correct the name.',
    ]);
  });

  it('looks at all else before the first start, which makes the database', async () => {
    const { wrong, advice, text } = await examine({
      APP_ENV: 'local',
      DATABASE_URL: '',
      LLM_PROVIDERS: 'composer',
    });
    expect({ wrong, advice }).toEqual({
      wrong: [],
      advice: ['There is no database yet: npm start makes one.'],
    });
    expect(text).toMatch(/^Models +✓ .+\.\n\nNothing is wrong\.$/m);
  });

  it('says which address does not answer where statements take another one than notifications', async () => {
    const dead = Object.assign(new URL(database.url), { port: CLOSED_PORT }).href;
    const sentence = (setting: string) => [
      `${setting}: PostgreSQL at 127.0.0.1:${CLOSED_PORT} does not answer (ECONNREFUSED): start it, or correct the address.`,
    ];
    const DATABASE_DIRECT_URL = database.url;
    expect((await examine({ DATABASE_URL: dead, DATABASE_DIRECT_URL })).wrong).toEqual(
      sentence('DATABASE_URL'),
    );
    expect((await examine({ DATABASE_DIRECT_URL: dead })).wrong).toEqual(
      sentence('DATABASE_DIRECT_URL'),
    );
  });

  it('says when migrations are missing, and when a newer version has migrated the database', async () => {
    const empty = await createEmptyDatabase();
    const newer = await createTestDatabase();
    try {
      expect((await examine({ DATABASE_URL: empty.url })).wrong).toEqual([
        expect.stringMatching(/^(\d+) of \1 migrations have not run: run "node core\/dist/),
      ]);
      await query(newer.url, "insert into mikro_orm_migrations (name) values ('29990101-later')");
      expect((await examine({ DATABASE_URL: newer.url })).wrong).toEqual([
        expect.stringMatching(/^A newer version has migrated the database \(29990101-later\): /),
      ]);
    } finally {
      await empty.drop();
      await newer.drop();
    }
  });

  it.each([
    ['SQL_ASCII', 'wrong', /^The database stores text as SQL_ASCII, which cannot hold every/],
    ['UTF8', 'advice', /^The database's locale knows no letters but A to Z/],
  ] as const)(
    'says when a database of the encoding %s and the locale C is %s',
    async (encoding, level, sentence) => {
      const name = `test_${randomBytes(8).toString('hex')}`;
      const { postgresUrl } = testRun();
      await query(
        postgresUrl,
        `create database ${name} encoding '${encoding}' locale 'C' locale_provider libc template template0`,
      );
      try {
        const url = Object.assign(new URL(postgresUrl), { pathname: `/${name}` });
        const found = await examine({ DATABASE_URL: url.href });
        expect(found[level]).toContainEqual(expect.stringMatching(sentence));
      } finally {
        await dropDatabase(name);
      }
    },
  );

  it('says when PostgreSQL or Redis is too old', () => {
    expect([versionFinding('13.16').level, versionFinding('14.0').level]).toEqual(['wrong', 'ok']);
    const [old] = serverFindings('redis_version:6.0.16\r\nmaxmemory_policy:noeviction\r\n');
    expect(old?.text).toBe('Redis 6.0.16 is too old: upgrade it to 6.2 or newer.');
  });

  it('says when the mail server does not answer, refuses the password or cannot be reached encrypted', async () => {
    const SMTP_URL = `smtp://127.0.0.1:${CLOSED_PORT}`;
    expect((await examine({ SMTP_URL })).wrong).toEqual([
      `SMTP_URL: the mail server 127.0.0.1:${CLOSED_PORT} does not answer like a mail server (ESOCKET): correct host, port and smtp:// or smtps://, or start it.`,
    ]);
    const strict = await openStrictMailServer();
    expect((await examine({ SMTP_URL: strict.url })).wrong).toEqual([
      expect.stringMatching(/^SMTP_URL: the mail server .+ refuses the name or password: correct/),
    ]);
    strict.server.close();
    const open = inbox.url.replace('127.0.0.1', '0.0.0.0');
    expect((await examine({ SMTP_URL: open })).wrong).toEqual([
      expect.stringMatching(/^SMTP_URL: .+ could not be reached with encryption: check host, port/),
    ]);
    expect((await examine({ SMTP_URL: '' })).advice).toEqual([
      'No email is sent: SMTP_URL is not set.',
    ]);
  });

  it('says when keys of Stripe are cut off, or move real money outside production', async () => {
    expect((await examine({ STRIPE_SECRET_KEY: 'sk_test_short' })).wrong).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY is not a complete Stripe key: /),
    ]);
    expect((await examine({ STRIPE_WEBHOOK_SECRET: 'whsec_short' })).wrong).toEqual([
      expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is not a complete signing secret: /),
    ]);
    const live = STRIPE.STRIPE_SECRET_KEY.replace('test', 'live');
    const STRIPE_API_BASE = 'http://127.0.0.1:9';
    const { wrong, advice } = await examine({ STRIPE_SECRET_KEY: live, STRIPE_API_BASE });
    expect(wrong).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY moves real money outside production: /),
      expect.stringMatching(/^STRIPE_API_BASE sends a key of live mode to a stand-in/),
    ]);
    expect(advice).toEqual([expect.stringMatching(/^Receipts name no seller: /)]);
  });

  it.each([
    [400, /^openai refuses the question \(400\): look at OPENAI_API_KEY and OPENAI_MODEL, /],
    [401, /^OPENAI_API_KEY: openai refuses the key \(401\): /],
    [404, /^OPENAI_MODEL: openai has no model gpt-6 \(404\): /],
    [429, /^openai takes no more calls with this key now \(429\): /],
    [503, /^openai answers with an error \(503\): /],
  ])('says what is wrong when the model’s vendor answers %i', async (status, sentence) => {
    vendor.status = status;
    expect((await examine()).wrong).toEqual([expect.stringMatching(sentence)]);
  });

  it('does not follow a redirect of the model’s vendor, which would take the key along', async () => {
    vendor.status = 307;
    vendor.location = '/elsewhere';
    expect((await examine()).wrong).toEqual([
      expect.stringMatching(/^OPENAI_BASE_URL: openai redirects to another address \(307\), /),
    ]);
    expect(vendor.asked).toEqual(['GET /v1/models/gpt-6']);
  });

  it('says when the model’s vendor cannot be reached', async () => {
    const OPENAI_BASE_URL = `http://127.0.0.1:${CLOSED_PORT}`;
    expect((await examine({ OPENAI_BASE_URL })).wrong).toEqual([
      expect.stringMatching(
        /^OPENAI_BASE_URL: 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\): /,
      ),
    ]);
  });

  it('says when the clock of this machine differs from that of the database or of a vendor', async () => {
    expect((await examine({}, () => Date.now() + MINUTE_MS)).wrong).toEqual([
      expect.stringMatching(/^The clock of this machine is \d+ s ahead of that of the database: /),
      expect.stringMatching(/^The clock of this machine is \d+ s ahead of that of openai: /),
    ]);
    vendor.date = new Date(Date.now() + MINUTE_MS).toUTCString();
    expect((await examine()).wrong).toEqual([
      expect.stringMatching(/^The clock of this machine is \d+ s behind that of openai: /),
    ]);
  });

  it('blames no clock for the time that an answer took', async () => {
    let late = 0;
    vendor.beforeAnswer = () => (late = MINUTE_MS);
    const { wrong } = await examine({}, () => Date.now() + late);
    expect(wrong.filter((line) => line.includes('of openai'))).toEqual([]);
  });

  (redisUrl() ? describe : describe.skip)('of queues on Redis', () => {
    let redis: OwnRedis;
    const start = async (...args: string[]) => {
      redis = await openOwnRedis({ args: ['--save', '', ...args] });
      return examine({ REDIS_URL: redis.url });
    };

    it('finds nothing wrong with a Redis that keeps everything', async () => {
      const keeps = [
        '--maxmemory-policy',
        'noeviction',
        '--appendonly',
        'yes',
        '--dir',
        testRun().folder,
      ];
      const { wrong, advice } = await start(...keeps);
      await redis.kill();
      expect({ wrong, advice }).toEqual({ wrong: [], advice: [] });
    });

    it('says when Redis may throw jobs away, or keeps nothing over a restart', async () => {
      const { wrong, advice } = await start('--maxmemory-policy', 'allkeys-lru');
      await redis.kill();
      expect(wrong).toEqual([
        'Redis may throw jobs away when its memory is full (maxmemory-policy allkeys-lru): set "maxmemory-policy noeviction".',
      ]);
      expect(advice).toEqual([expect.stringMatching(/^Redis keeps no append-only file/)]);
    });

    it('says when Redis does not answer', async () => {
      const REDIS_URL = `redis://127.0.0.1:${CLOSED_PORT}`;
      expect((await examine({ REDIS_URL })).wrong).toEqual([
        expect.stringMatching(/^REDIS_URL: Redis does not answer \(ECONNREFUSED\): /),
      ]);
    });
  });
});

/** A mail server that lets nobody in. */
async function openStrictMailServer(): Promise<{ url: string; server: NetServer }> {
  const server = createNetServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      const isGreeting = /^(EHLO|HELO)/i.test(data.toString());
      socket.write(isGreeting ? '250-strict\r\n250 AUTH PLAIN\r\n' : '535 not you\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://nora:no-password-of-anyone@127.0.0.1:${port}`, server };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
