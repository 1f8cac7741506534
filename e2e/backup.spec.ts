// Work is made, backed up, destroyed and restored; then every rule of the ledger must hold, and every prompt be
// readable.
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '@promptmint/core/database/migrate';
import { GENEROUS_RATE_LIMITS } from '../backend/testing/generous-rate-limits.ts';
import { until } from '../core/testing/until.ts';
import { startCardPayments } from '../local/src/card-payments/card-payments.ts';
import { freePort } from '../local/src/free-port.ts';
import { exampleVariables } from '../local/testing/compose.ts';
import {
  type DebianPostgres,
  debianPostgresOrSkip,
  openDebianPostgres,
} from '../local/testing/debian-postgres.ts';
import { openWork, violationsOf } from './histories/checks.ts';
import { Client } from './histories/client.ts';
import type { UsedProduct } from './histories/product.ts';
import type { Step } from './histories/schedule.ts';
import { productParts } from './product-parts.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const once = { pauseMs: 0, streams: false, twice: false };
const bought = { does: 'buy', pauseMs: 0, how: 'pays', news: 'none' } as const;
/** The same, without a limit to how long an API waits for a result. */
const asEvents = (steps: Step[]): Step[] =>
  steps.map((step) => ('streams' in step ? { ...step, streams: true } : step));
/** Work of every kind that moves credits. */
const WORK: Step[][] = [
  [
    { does: 'generate', ...once },
    { does: 'refine', ...once, twice: true },
    { ...bought, pack: 'starter' },
    { does: 'generate', ...once, streams: true },
    { does: 'refund', pauseMs: 0, part: 0.5 },
  ],
  [
    { ...bought, pack: 'booster' },
    { does: 'generate', ...once },
    { does: 'dispute', pauseMs: 0, end: 'lost' },
    { does: 'generate', ...once },
  ],
];

const REQUEST = {
  user_input: 'a poem about the sea',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promptmint-backup-'));
  chmodSync(folder, 0o711); // PostgreSQL's own user must be able to enter it
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Does the work of two people, and waits until what Stripe reports has arrived. */
async function work(product: UsedProduct, steps = WORK): Promise<Client[]> {
  const clients = steps.map(() => new Client(product, {}));
  for (const client of clients) await client.signUp();
  await Promise.all(clients.map((client, each) => client.live(steps[each] ?? [], () => false)));
  await until(async () => (await openWork(product)) === 0);
  expect(clients.map(({ acknowledged }) => acknowledged.size)).toEqual([3, 2]);
  expect(await violationsOf(product, clients)).toEqual([]);
  return clients;
}

interface Ended {
  code: number;
  output: string;
}

/** The program of a command of README.md, without npm, which takes longer than it. */
const run = (script: string, file: string, environment: Record<string, string>) =>
  execute(process.execPath, ['local/start.mjs', script, ...(file ? [file] : [])], environment);

/** What a command of README.md does: `npm run backup -- FILE`. */
const runNpm = (script: string, file: string, environment: Record<string, string>) =>
  execute('npm', ['run', script, '--', ...(file ? [file] : [])], environment);

function execute(
  command: string,
  args: string[],
  environment: Record<string, string>,
): Promise<Ended> {
  const { DATABASE_URL: _, ...ours } = process.env;
  const env = { ...exampleVariables(), ...ours, ...environment };
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

describe('a backup of the data folder of npm start', () => {
  it('brings back accounts, credits, payments and prompts after the folder is gone', async () => {
    const dataFolder = join(folder, 'data');
    const file = join(folder, 'one.backup');
    const where = { DATA_DIR: dataFolder };
    let product = await startProduct(dataFolder);
    const before = await work(used(product, dataFolder));

    const running = await run('backup', file, where);
    expect(running).toMatchObject({
      code: 1,
      output: expect.stringContaining('already running on the data folder'),
    });
    await product.stop();
    expect(await runNpm('backup', file, where)).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await run('backup', file, where)).toMatchObject({
      code: 1,
      output: expect.stringContaining(`${file} exists: name another file`),
    });

    expect(await runNpm('doctor', '', where)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Nothing is wrong.'),
    });

    rmSync(dataFolder, { recursive: true });
    await doctorMakesNothing(where);
    expect(await runNpm('restore', file, where)).toMatchObject({ code: 0 });
    // What is refused leaves the data as it was.
    await refusesDamaged(file, where);
    product = await startProduct(dataFolder);
    await holds(product, dataFolder, before);
    await product.stop();
  });
});

/** What the clients of a product need to know about it. */
function used(product: StartedProduct, dataFolder: string): UsedProduct {
  const pidFile = readFileSync(join(dataFolder, 'postgres/data/postmaster.pid'), 'utf8');
  const port = pidFile.split('\n')[3];
  const password = readFileSync(join(dataFolder, 'postgres/password'), 'utf8');
  return {
    origin: product.app,
    databaseUrl: `postgres://postgres:${password}@127.0.0.1:${port}/promptmint`,
    payments: { url: product.payments ?? '', dataFolder: join(dataFolder, 'payments') },
    inbox: { mails: [] },
    healthy: async () => {},
  };
}

/** Every rule holds for people who sign in again. */
async function holds(
  product: StartedProduct,
  dataFolder: string,
  clients: readonly Client[],
): Promise<void> {
  const now = used(product, dataFolder);
  const same = clients.map((client) => client.at(now));
  expect(await violationsOf(now, same)).toEqual([]);
  for (const client of same)
    expect((await client.calls.send('GET', '/api/auth/me')).status).toBe(200);
}

async function doctorMakesNothing(where: { DATA_DIR: string }): Promise<void> {
  expect(await run('doctor', '', where)).toMatchObject({
    code: 0,
    output: expect.stringContaining('There is no database yet: npm start makes one.'),
  });
  expect(existsSync(where.DATA_DIR)).toBe(false);
  // A restore that broke off while it exchanged files.
  const journal = join(where.DATA_DIR, 'restore.json');
  mkdirSync(where.DATA_DIR);
  writeFileSync(journal, '[]');
  expect(await run('doctor', '', where)).toMatchObject({
    code: 1,
    output: expect.stringContaining('was interrupted: npm start finishes it.'),
  });
  expect(readdirSync(where.DATA_DIR)).toEqual(['restore.json']);
  rmSync(where.DATA_DIR, { recursive: true });
}

async function refusesDamaged(file: string, where: Record<string, string>): Promise<void> {
  const damaged = join(folder, 'damaged.backup');
  const bytes = readFileSync(file);
  writeFileSync(damaged, bytes.subarray(0, Math.floor(bytes.length / 2)));
  expect(await run('restore', damaged, where)).toEqual({
    code: 1,
    output: expect.stringMatching(
      /damaged\.backup is damaged, or is not a Promptmint backup \(.+\): nothing was changed\./,
    ),
  });
  for (const name of ['restored', 'replaced', 'postgres/restored', 'postgres/replaced'])
    expect(existsSync(join(where['DATA_DIR'] ?? '', name))).toBe(false);
}

const programs = debianPostgresOrSkip();

(programs ? describe : describe.skip)('a backup of a PostgreSQL of one’s own', () => {
  let server: DebianPostgres;
  beforeAll(async () => {
    server = await openDebianPostgres(programs ?? '');
  });
  afterAll(() => server.close());

  it('brings back everything into an empty database, jobs that wait in the queue included', async () => {
    const file = join(folder, 'server.backup');
    const first = await server.create('first');
    await migrate(first);
    // Now, because an API listens on it soon.
    const origin = await freePort();
    const payments = await startCardPayments({
      dataFolder: join(folder, 'payments'),
      webhookUrl: `http://127.0.0.1:${origin}/api/payments/webhook`,
      webhookSecret: 'whsec_of_the_backups',
      secretKey: 'sk_test_of_the_backups',
    });
    const settings = {
      PORT: String(origin),
      JWT_SECRET: randomBytes(32).toString('hex'),
      REPLY_WAIT_SECONDS: '1',
      STRIPE_SECRET_KEY: 'sk_test_of_the_backups',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_backups',
      STRIPE_API_BASE: payments.url,
      ...GENEROUS_RATE_LIMITS,
    };
    const partsOn = (url: string) => productParts({ ...settings, DATABASE_URL: url });
    const usedOn = (databaseUrl: string): UsedProduct => ({
      origin: `http://127.0.0.1:${origin}`,
      databaseUrl,
      payments: { url: payments.url, dataFolder: join(folder, 'payments') },
      inbox: { mails: [] },
      healthy: async () => {},
    });

    const parts = await partsOn(first);
    await parts.startApi();
    const worker = await parts.startWorker();
    const clients = await work(usedOn(first), WORK.map(asEvents));
    await worker.end();
    const key = randomUUID();
    const generate = (client: Client | undefined) =>
      client?.calls.send('POST', '/api/prompts/generate', REQUEST, { 'idempotency-key': key });
    expect((await generate(clients[0]))?.status).toBe(504);
    const DATABASE_URL = `${first}?sslmode=verify-full`;
    expect(await run('backup', file, { DATABASE_URL })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/DATABASE_URL cannot be used \(.*certificate/),
    });
    const NODE_EXTRA_CA_CERTS = server.authority;
    // The product runs meanwhile.
    expect(await run('backup', file, { DATABASE_URL, NODE_EXTRA_CA_CERTS })).toMatchObject({
      code: 0,
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await parts.end();

    const full = await run('restore', file, { DATABASE_URL: first });
    expect(full).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
    const second = await server.create('second');
    expect(await run('restore', file, { DATABASE_URL: second })).toMatchObject({ code: 0 });
    const restored = await partsOn(second);
    await Promise.all([restored.startApi(), restored.startWorker()]);
    await until(async () => (await openWork(usedOn(second))) === 0);
    const same = clients.map((client) => client.at(usedOn(second)));
    expect(await violationsOf(usedOn(second), same)).toEqual([]);
    expect((await generate(same[0]))?.status).toBe(200);
    await restored.end();
    await payments.close();
  });
});
