/**
 * Measures whether the response times of a running API reveal which email addresses have an account.
 * It times a login with a wrong password and a request for a reset link, one at a time and four at once.
 *
 *     node bench/account-timing.ts http://127.0.0.1:3000 [rounds, 300 by default]
 *
 * Rate limits would stop it: start the API with RATE_LIMIT_LOGIN_PER_ACCOUNT, RATE_LIMIT_LOGIN_PER_ADDRESS and
 * RATE_LIMIT_EMAIL_LINK_PER_ACCOUNT at 1000000/minute. It creates one account and does not delete it.
 *
 * Each round sends one request for the known address and one for each of two unknown ones, in random
 * order. The difference between the two unknown ones is noise.
 */
import { randomInt, randomUUID } from 'node:crypto';

const [origin, rounds = '300'] = process.argv.slice(2);
if (!origin) throw new Error('Which API? Give its address, such as http://127.0.0.1:3000');

const WARM_UP_ROUNDS = 20;
const GROUPS = ['known', 'unknown', 'unknown too'] as const;
type Group = (typeof GROUPS)[number];

const addresses = Object.fromEntries(
  GROUPS.map((group) => [group, `${randomUUID()}@example.com`]),
) as Record<Group, string>;

async function post(path: string, expected: number, body?: string, type?: string): Promise<void> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    ...(body !== undefined && { body, headers: { 'content-type': type ?? 'application/json' } }),
  });
  const answer = await response.text();
  if (response.status !== expected)
    throw new Error(`${path} answers ${response.status}: ${answer}`);
}

const register = (email: string) =>
  post(
    '/api/auth/register',
    201,
    JSON.stringify({ email, password: 'Weekend-Shift-15', full_name: 'Timing' }),
  );
const logIn = (username: string) =>
  post(
    '/api/auth/login',
    401,
    new URLSearchParams({ username, password: 'Wrong-Password-1' }).toString(),
    'application/x-www-form-urlencoded',
  );
const forgot = (email: string) =>
  post(`/api/auth/forgot-password?email=${encodeURIComponent(email)}`, 200);
const forgotAtOnce = async (email: string) => {
  await Promise.all([1, 2, 3, 4].map(() => forgot(email)));
};

/** The groups in random order, so that none of them always follows the same other group. */
function shuffled(): Group[] {
  return GROUPS.map((group) => ({ group, place: randomInt(2 ** 32) }))
    .sort((one, other) => one.place - other.place)
    .map(({ group }) => group);
}

async function measure(what: string, ask: (email: string) => Promise<void>): Promise<void> {
  const times: Record<Group, number[]> = { known: [], unknown: [], 'unknown too': [] };
  for (let round = -WARM_UP_ROUNDS; round < Number(rounds); round++) {
    for (const group of shuffled()) {
      const from = performance.now();
      await ask(addresses[group]);
      if (round >= 0) times[group].push(performance.now() - from);
    }
  }
  const [known, unknown, control] = GROUPS.map((group) => median(times[group])) as [
    number,
    number,
    number,
  ];
  process.stdout.write(
    `${what}, ${rounds} each: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ` +
      `ratio ${(known / unknown).toFixed(3)} (noise: ${(control / unknown).toFixed(3)})\n`,
  );
}

function median(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2;
}

await register(addresses.known);
await measure('login with a wrong password', logIn);
await measure('forgot-password', forgot);
await measure('forgot-password, four at once', forgotAtOnce);
