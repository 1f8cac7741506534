import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { chown, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from './start-error.ts';
import { freePort } from './free-port.ts';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts';
import {
  clusterOf,
  hasCluster,
  passwordOf,
  type PostgresPlace,
  postgresPlace,
} from './postgres-place.ts';
import { stopLeftover } from './postgres-leftover.ts';
import type { Stoppable } from './shutdown.ts';
import { readSecret, secretFile } from './secret-file.ts';

const START_LIMIT_MS = 120_000;
const FAST_STOP_MS = 10_000;

/** Never write statements or row values (they may hold personal data) into the log. */
const PRIVATE_LOG = { log_error_verbosity: 'terse', log_min_error_statement: 'panic' };

export interface PostgresOptions {
  /** The path of the cluster, or of another place that `folder` names. */
  dataFolder: string;
  /** A place that is not the usual one of the data folder. */
  place?: PostgresPlace;
  /** PostgreSQL's own log is appended to this file. */
  logFile: string;
  /** Server settings that differ from PostgreSQL's defaults. */
  settings?: Record<string, string>;
  /** When aborted, a pending start is cancelled. */
  signal?: AbortSignal;
  /** Called when the server's process is there, a moment before it is ready. */
  onSpawn?: () => void;
}

/** A PostgreSQL server that this process started. */
export interface Postgres extends Stoppable {
  /** Connection string of its `postgres` database, as superuser. */
  url: string;
  /** Process id of the server. */
  pid: number;
  /** Where cluster and password are kept. */
  folder: string;
  /** What is kept outside the data folder and the packages, because the server's user cannot enter those. */
  elsewhere: string[];
  /** Fulfilled when the server has ended, with how: 'exit code 1', 'signal SIGKILL'. */
  exited: Promise<string>;
}

/**
 * Starts PostgreSQL on a free port of 127.0.0.1 with the cluster in the data folder, which is made the first
 * time. A server left over from a former run on the same cluster is stopped first.
 * @throws {StartError} when it cannot start
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const place = options.place ?? (await postgresPlace(options.dataFolder));
  const binaries = await postgresBinaries(place.account);
  const cluster = clusterOf(place.folder);

  if (!hasCluster(place.folder)) await initialize(binaries, place);
  const password = requirePassword(place.folder);
  refuseOtherMajor(binaries, cluster);
  await stopLeftover(cluster);
  const { server, port } = await launch(binaries, place, options, password);
  return {
    url: connectionString(port, password),
    pid: server.pid ?? 0,
    folder: place.folder,
    elsewhere: [
      ...(place.elsewhere ? [place.folder] : []),
      ...(binaries.copiedTo ? [binaries.copiedTo] : []),
    ],
    exited: ending(server),
    stop: () => stop(server, binaries, cluster),
    kill: () => void server.kill('SIGQUIT'), // stops its own processes too, as SIGKILL would not
  };
}

/** A cluster knows its password since it was made: another one does not open it. */
function requirePassword(folder: string): string {
  const file = passwordOf(folder);
  const password = readSecret(file);
  if (password) return password;
  throw new StartError(
    `${file} is missing or empty, and without this password PostgreSQL opens no data: put the file back, or restore a backup.`,
  );
}

/** The address of an embedded server's `postgres` database, as superuser. */
export const connectionString = (port: number, password: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

/** A connection to it: it has no TLS, whatever PGSSLMODE asks of servers of one's own. */
export const embeddedClient = (url: string, more: pg.ClientConfig = {}) =>
  new pg.Client({ connectionString: url, ssl: false, ...more });

/**
 * How text is stored, compared and sorted, the same on every machine. The encoding is named because initdb
 * would take ASCII with `C`, which the built-in locale refuses.
 */
export const CLUSTER_LOCALE = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/**
 * Makes the cluster beside its final place, so that an interrupted one is never taken for a
 * complete one.
 */
async function initialize(binaries: PostgresBinaries, place: PostgresPlace) {
  // One that is there already may be empty: the disk may have been full.
  await rm(passwordOf(place.folder), { force: true });
  const password = secretFile(passwordOf(place.folder));
  const unfinished = join(place.folder, 'data.unfinished');
  const passwordFile = join(place.folder, 'password.initdb');
  await rm(unfinished, { recursive: true, force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (place.account) await chown(passwordFile, place.account.uid, place.account.gid);
  const made = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      ...CLUSTER_LOCALE,
    ],
    { ...place.account, cwd: place.folder, encoding: 'utf8', windowsHide: true },
  );
  await rm(passwordFile, { force: true });
  if (made.status !== 0) {
    const said = made.error ? made.error.message : `${made.stderr}${made.stdout}`;
    throw new StartError(`PostgreSQL cannot make its data folder: ${explain(said)}`);
  }
  await rename(unfinished, clusterOf(place.folder));
}

/** The major version of PostgreSQL that made a cluster. */
export const majorOf = (cluster: string) =>
  readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();

function refuseOtherMajor(binaries: PostgresBinaries, cluster: string): void {
  const made = majorOf(cluster);
  const brought = String(Number.parseInt(binaries.version, 10));
  if (made === brought) return;
  throw new StartError(
    `The data in ${cluster} was made by PostgreSQL ${made}, and this version brings PostgreSQL ${brought}, which cannot read it: set DATA_DIR to another folder, or move the data with pg_dump.`,
  );
}

async function launch(
  binaries: PostgresBinaries,
  place: PostgresPlace,
  options: PostgresOptions,
  password: string,
) {
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  const givenUp = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  for (;;) {
    const port = await freePort();
    const logStart = existsSync(options.logFile) ? statSync(options.logFile).size : 0;
    const server = spawnServer(binaries, place, options, port);
    options.onSpawn?.();
    if (await accepts(server, connectionString(port, password), givenUp)) return { server, port };

    await stop(server, binaries, clusterOf(place.folder));
    options.signal?.throwIfAborted();
    const said = existsSync(options.logFile)
      ? readFileSync(options.logFile).subarray(logStart).toString('utf8')
      : '';
    // The port was taken meanwhile, or processes of a killed server are still running.
    const passing = /could not bind|pre-existing shared memory block/.test(said);
    if (passing && !limit.aborted) {
      await delay(250);
      continue;
    }
    throw new StartError(`PostgreSQL cannot start: ${explain(said)} Its log: ${options.logFile}`);
  }
}

function spawnServer(
  binaries: PostgresBinaries,
  place: PostgresPlace,
  options: PostgresOptions,
  port: number,
): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    ...PRIVATE_LOG,
    ...options.settings,
  };
  const log = openSync(options.logFile, 'a', 0o600);
  const server = spawn(
    binaries.postgres,
    [
      '-D',
      clusterOf(place.folder),
      ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ],
    // A session of its own: Ctrl+C in the terminal must not reach it before its clients.
    {
      ...place.account,
      cwd: place.folder,
      stdio: ['ignore', log, log],
      detached: true,
      windowsHide: true,
    },
  );
  closeSync(log);
  server.on('error', () => {}); // the missing pid and the end of the process report it
  return server;
}

const isRunning = (server: ChildProcess) =>
  server.pid !== undefined && server.exitCode === null && server.signalCode === null;

/**
 * Waits until the server accepts connections; false if it ended before, or if the start was
 * cancelled.
 */
async function accepts(server: ChildProcess, url: string, givenUp: AbortSignal): Promise<boolean> {
  while (isRunning(server) && !givenUp.aborted) {
    const client = embeddedClient(url, { connectionTimeoutMillis: 5000 });
    client.on('error', () => {}); // a connection lost while starting is tried again
    try {
      await client.connect();
      return true;
    } catch {
      await delay(25);
    } finally {
      await client.end();
    }
  }
  return false;
}

/** The one line of PostgreSQL's output that names the cause. */
function explain(said: string): string {
  const missing = /error while loading shared libraries: (.*)/.exec(said)?.[1];
  if (missing) return `a library is missing (${missing}); "npm ci" brings its own ones back.`;
  const lines = said.trim().split('\n');
  const cause = lines.findLast((line) => /FATAL|error/i.test(line)) ?? lines.at(-1);
  return cause ? `${cause.replace(/^.*?(FATAL|error): */i, '')}.` : 'it gave no reason.';
}

async function ending(server: ChildProcess): Promise<string> {
  if (isRunning(server)) await once(server, 'exit');
  return server.signalCode ? `signal ${server.signalCode}` : `exit code ${server.exitCode}`;
}

async function stop(
  server: ChildProcess,
  binaries: PostgresBinaries,
  cluster: string,
): Promise<void> {
  const ended = ending(server);
  if (!isRunning(server)) return;
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w'], { windowsHide: true });
  } else {
    server.kill('SIGINT'); // PostgreSQL's fast shutdown
  }
  for (const harder of ['SIGQUIT', 'SIGKILL'] as const) {
    const late = new AbortController();
    const outcome = await Promise.race([ended, delay(FAST_STOP_MS, null, { signal: late.signal })]);
    late.abort();
    if (outcome !== null) return;
    server.kill(harder);
  }
  await ended;
}
