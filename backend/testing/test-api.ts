import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readSettings } from '@promptmint/core/config/read-settings';
import type { Settings } from '@promptmint/core/config/settings';
import { Heartbeat } from '@promptmint/core/database/entities/heartbeat';
import { createTestDatabase } from '../../local/testing/database.ts';
import { createApi } from '../src/api.js';
import type { StarterChannel } from '../src/local-model/starter-link.service.js';
import { MetricsService } from '../src/metrics/metrics.service.js';
import { PasswordHasher } from '../src/auth/password-hasher.service.js';
import { GENEROUS_RATE_LIMITS } from './generous-rate-limits.ts';

/** A real API on a migrated database of its own, listening on a free port. */
export interface TestApi {
  origin: string;
  settings: Settings;
  /** Where it serves its metrics; null if it serves none. */
  metricsPort: number | null;
  /** For what no request can do: reading stored rows, moving time. */
  em(): EntityManager;
  /** Registers a new person and signs in. */
  signUp(): Promise<TestUser>;
  close(): Promise<void>;
}

/** A signed-in person. */
export interface TestUser {
  id: string;
  email: string;
  password: string;
  /** The person's authorization header. */
  authorization: string;
  get(path: string): Promise<Answer>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
}

/** JSON of any shape: a test says what it expects of it. */
// oxlint-disable-next-line no-explicit-any
type Body = any;

export interface Answer {
  status: number;
  body: Body;
}

const JWT_SECRET = '8f14e45fceea167a5a36dedd4bea2543';
const LATER_THAN_ANY_TEST = new Date('2999-01-01');
const PASSWORD = 'Weekend-Shift-15';

/**
 * @param workerSeen whether a worker counts as seen while the test runs; without one the API
 * refuses to generate after a minute.
 * @param starter the other end of the channel to the starter.
 */
export async function openTestApi(
  overrides: Record<string, string> = {},
  { workerSeen = true, starter }: { workerSeen?: boolean; starter?: StarterChannel } = {},
): Promise<TestApi> {
  const database = overrides['DATABASE_URL'] ? undefined : await createTestDatabase();
  const settings = readSettings({
    DATABASE_URL: database?.url,
    JWT_SECRET,
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...GENEROUS_RATE_LIMITS,
    ...overrides,
  });
  const app: NestFastifyApplication = await createApi(settings, starter);
  // At full strength, sign-ups and logins are a quarter of the processor time of the API's tests.
  app.get(PasswordHasher, { strict: false }).strength = { memoryCost: 1_024, timeCost: 2 };
  await app.listen(settings.PORT, '127.0.0.1');
  const origin = await app.getUrl();
  const em = () => app.get(EntityManager).fork();
  if (workerSeen)
    await em().upsert(Heartbeat, { process: 'worker', consumedAt: LATER_THAN_ANY_TEST });
  return {
    origin,
    settings,
    metricsPort: app.get(MetricsService, { strict: false }).port,
    em,
    signUp: () => signUp(origin, em()),
    close: async () => {
      const closed = app.close();
      // A client that opened a connection and sent nothing would delay the end by half a minute.
      app.getHttpServer().closeAllConnections();
      await closed;
      await database?.drop();
    },
  };
}

/** One request, with its answer read as JSON. */
export async function request(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Sends the login form. */
export function logIn(origin: string, username: string, password: string): Promise<Answer> {
  return request(
    origin,
    'POST',
    '/api/auth/login',
    new URLSearchParams({ username, password }).toString(),
    {
      'content-type': 'application/x-www-form-urlencoded',
    },
  );
}

async function signUp(origin: string, em: EntityManager): Promise<TestUser> {
  const email = `${randomUUID()}@example.com`;
  await request(origin, 'POST', '/api/auth/register', {
    email,
    password: PASSWORD,
    full_name: 'Nora Lindqvist',
  });
  const { body } = await logIn(origin, email, PASSWORD);
  const authorization = `Bearer ${body.access_token}`;
  const [row] = await em.execute<{ id: string }[]>('select id from users where email = ?', [email]);
  return {
    id: row?.id ?? '',
    email,
    password: PASSWORD,
    authorization,
    get: (path) => request(origin, 'GET', path, undefined, { authorization }),
    send: (method, path, sent, headers) =>
      request(origin, method, path, sent, { authorization, ...headers }),
  };
}
