import { connect } from 'node:net';
import { join } from 'node:path';
import { step } from '../progress.mjs';
import type { Watched } from './api-and-worker.ts';
import type { CardPayments } from './card-payments/card-payments.ts';
import { StartError, reason } from './start-error.ts';
import type { DataFolder } from './data-folder.ts';
import type { Shutdown } from './shutdown.ts';
import { type LocalSettings, ROOT } from './local-settings.ts';
import type { Mailbox } from './mailbox.ts';
import { isMigrated, migrate } from './migrations.ts';
import { embeddedClient, type Postgres, startPostgres } from './postgres.ts';
import { DATABASE, databaseUrl } from './running-database.ts';
import { secretFile } from './secret-file.ts';

const CONNECT_LIMIT_MS = 5_000;

/** The services that API and worker need, started here or given by the person. */
export interface Services {
  postgres: (Postgres & Watched) | null;
  mailbox: Mailbox | null;
  payments: CardPayments | null;
  /** The whole environment of API and worker. */
  environment: NodeJS.ProcessEnv;
}

/**
 * Starts PostgreSQL, the mailbox and the card payments unless they are given, and applies the
 * migrations.
 */
export async function startServices(
  settings: LocalSettings,
  data: DataFolder,
  shutdown: Shutdown,
): Promise<Services> {
  const { given } = settings;
  if (!given.smtp && isProduction())
    throw new StartError('SMTP_URL: needed in production, or no email can be sent');
  for (const url of Object.values(given)) if (url) await mustAnswer(url);

  const postgres = given.database ? null : await startEmbeddedPostgres(data, shutdown);
  const mailbox = given.smtp ? null : await openMailbox(data, shutdown);
  const stripe = usesStripe() ? null : await startPayments(settings, data, shutdown);
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...stripe?.environment,
    APP_ENV: 'local',
    DATABASE_URL: given.database ?? (postgres ? databaseUrl(postgres) : undefined),
    SMTP_URL: given.smtp ?? mailbox?.smtpUrl,
    JWT_SECRET: process.env.JWT_SECRET || secretFile(data.jwtSecretFile),
    HOST: settings.host,
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    WEB_ROOT: join(ROOT, 'frontend', 'dist'),
  };
  shutdown.interrupted.throwIfAborted();
  if (!postgres || !(await isMigrated(data, environment.DATABASE_URL ?? ''))) {
    if (postgres) await makeDatabase(postgres);
    const purpose = 'Bringing the database up to date';
    const signal = shutdown.interrupted;
    await step(purpose, () => migrate(data, { purpose, environment, signal }));
  }
  return { postgres, mailbox, payments: stripe?.payments ?? null, environment };
}

/** Loads what takes longest to load. A failure is reported where it is used. */
function loadAhead(): void {
  const modules = [
    import('./mailbox.ts'),
    import('./card-payments/card-payments.ts'),
    import('./local-model/local-model.ts'),
  ];
  for (const loading of modules) loading.catch(() => undefined);
}

async function openMailbox(data: DataFolder, shutdown: Shutdown): Promise<Mailbox> {
  const { startMailbox } = await import('./mailbox.ts');
  return shutdown.add(await startMailbox(data.mailFolder));
}

const isProduction = () => process.env.NODE_ENV === 'production';

/** Whether real Stripe takes the payments: production refuses the stand-in. */
const usesStripe = () => Boolean(process.env.STRIPE_SECRET_KEY) || isProduction();

/** The stand-in for Stripe, and what API and worker need to use it. */
async function startPayments({ appUrl }: LocalSettings, data: DataFolder, shutdown: Shutdown) {
  const secretKey = `sk_test_${secretFile(data.stripeKeyFile)}`;
  const webhookSecret = `whsec_${secretFile(data.webhookSecretFile)}`;
  const { startCardPayments } = await import('./card-payments/card-payments.ts');
  const payments = await startCardPayments({
    dataFolder: data.paymentsFolder,
    webhookUrl: `${appUrl}/api/payments/webhook`,
    webhookSecret,
    secretKey,
  });
  shutdown.add({ stop: () => payments.close(), kill: () => {} }); // it ends with this process
  return {
    payments,
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: payments.url,
    },
  };
}

async function startEmbeddedPostgres(
  data: DataFolder,
  shutdown: Shutdown,
): Promise<Postgres & Watched> {
  const options = {
    dataFolder: data.path,
    logFile: data.logFile('postgres'),
    signal: shutdown.interrupted,
    // It leaves the processor free until it is ready.
    onSpawn: loadAhead,
  };
  const postgres = await step('Starting PostgreSQL', async () =>
    shutdown.add(await startPostgres(options)),
  );
  if (postgres.elsewhere.length > 0) {
    console.log(
      `    PostgreSQL does not run as root, and its user cannot enter this folder: kept in ${postgres.elsewhere.join(' and ')}`,
    );
  }
  return { ...postgres, name: 'PostgreSQL', logFile: options.logFile, cause: () => '' };
}

/** Makes the product's database on an embedded server where there is none yet. */
export async function makeDatabase(postgres: Postgres): Promise<void> {
  const client = embeddedClient(postgres.url);
  await client.connect();
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (!found.rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  await client.end();
}

const DEFAULT_PORTS: Record<string, number> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'redis:': 6379,
  'rediss:': 6379,
  'smtp:': 25,
  'smtps:': 465,
};

/** Reports at once, and by name, that a given server is not reachable. */
async function mustAnswer(address: string): Promise<void> {
  // The product's own settings name what is wrong with it; of several servers some may be down.
  if (!URL.canParse(address) || address.includes(',')) return;
  const { protocol, hostname, port: written } = new URL(address);
  const port = Number(written) || DEFAULT_PORTS[protocol];
  if (!hostname || !port) return;
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ port, host });
  socket.setTimeout(CONNECT_LIMIT_MS, () => socket.destroy(new Error('it takes too long')));
  try {
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  } catch (error) {
    const kind = protocol.replace(':', '');
    throw new StartError(`No answer from ${kind}://${hostname}:${port} (${reason(error)}).`);
  } finally {
    socket.destroy();
  }
}
