import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../core/testing/until.ts';
import { programOf, STAMP, type Stamp } from '../local/src/bundle.ts';
import { freePorts } from '../local/src/free-port.ts';
import { ROOT } from '../local/src/local-settings.ts';
import { exampleVariables, renderCompose } from '../local/testing/compose.ts';
import { createEmptyDatabase, type TestDatabase } from '../local/testing/database.ts';
import { redisUrl } from '../local/testing/redis.ts';
import { spawnNode } from '../local/testing/spawn-node.ts';

type Environment = Record<string, string>;
/** The environment of each of the three processes. */
type Environments = Record<'migrate' | 'api' | 'worker', Environment>;

const REQUIRED = {
  JWT_SECRET: randomBytes(32).toString('hex'),
  POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
};

/** A key and a model for every vendor, as in a completed copy of .env.example. */
const EVERY_MODEL = {
  LLM_PROVIDERS: 'anthropic,openai,google,openai-compatible,composer',
  ANTHROPIC_API_KEY: 'a-key',
  ANTHROPIC_MODEL: 'a-model',
  OPENAI_API_KEY: 'a-key',
  OPENAI_MODEL: 'a-model',
  GOOGLE_API_KEY: 'a-key',
  GOOGLE_MODEL: 'a-model',
  OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1',
  OPENAI_COMPATIBLE_MODEL: 'llama3.3',
};

/** What a worker loads only when it needs it: for Redis, payments and emails. */
const UNUSED = ['ioredis', 'stripe', 'react-dom', 'html-to-text', 'nodemailer'];

/** Makes a process print which files of the model SDKs and of those it loads. */
const SAY_LOADED_SDKS = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      const [, sdk] = /node_modules\\/(ai|@ai-sdk\\/[^/]+|${UNUSED.join('|')})\\//.exec(url) ?? [];
      if (sdk) console.log('loads ' + sdk);
      return next(url, context);
    },
  });
`)}`;

function byCompose(variables: Environment): Environments {
  const { migrate, api, worker } = renderCompose(variables);
  return {
    migrate: migrate?.environment ?? {},
    api: api?.environment ?? {},
    worker: worker?.environment ?? {},
  };
}

/** What a copy of `.env.example` must be completed with. */
function completed(): Environments {
  const all = { JWT_SECRET: REQUIRED.JWT_SECRET };
  return { migrate: all, api: all, worker: all };
}

describe('the built product', () => {
  const redis = redisUrl();
  const running = new Set<ChildProcess>();
  let database: TestDatabase;
  let ports: Record<'PORT' | 'WORKER_HEALTH_PORT', string>;

  beforeEach(async () => {
    database = await createEmptyDatabase();
    ports = await freePorts('PORT', 'WORKER_HEALTH_PORT');
  });
  afterEach(async () => {
    await Promise.all([...running].map(end));
    await database.drop();
  });

  /** The names and ports inside the network of Compose, as they are on this machine. */
  const onThisMachine = (environment: Environment): Environment => ({
    ...environment,
    DATABASE_URL: database.url,
    ...(environment['REDIS_URL']?.startsWith('redis://redis') && { REDIS_URL: redis ?? '' }),
    ...(environment['WORKER_HEALTH_PORT'] && { WORKER_HEALTH_PORT: ports.WORKER_HEALTH_PORT }),
    PORT: ports.PORT,
  });

  function start(entry: string, environment: Environment, options: string[] = []): Started {
    const args = ['--import', SAY_LOADED_SDKS, ...options, entry];
    const child = spawnNode(args, onThisMachine(environment), ['pipe', 'pipe']);
    running.add(child);
    const started = { child, output: '' };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (started.output += chunk.toString()));
    }
    return started;
  }

  /**
   * @param options Node's own.
   * @returns the packages of those that the worker has loaded.
   */
  async function starts(
    { migrate, api, worker }: Environments,
    options: string[] = [],
  ): Promise<Set<string>> {
    const migration = await ended(start('core/dist/database/migrate.js', migrate, options));
    expect(migration).toMatchObject({ child: { exitCode: 0 }, output: '' });
    const parts = [
      start(programOf('backend'), api, options),
      start(programOf('worker'), worker, options),
    ];
    await until(async () => {
      const stopped = parts.find(({ child }) => child.exitCode !== null);
      if (stopped) throw new Error(`A process stopped by itself: ${stopped.output}`);
      return fetch(`http://127.0.0.1:${ports.PORT}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
    const { output = '' } = parts[1] ?? {};
    return new Set([...output.matchAll(/^loads (\S+)$/gm)].map(([, sdk = '']) => sdk));
  }

  /** How docker-compose.yml checks whether a service is healthy. @returns the exit code. */
  async function healthcheck(service: 'api' | 'worker'): Promise<number | null> {
    const [kind, node, ...args] = renderCompose(REQUIRED)[service]?.healthcheck?.test ?? [];
    expect([kind, node]).toEqual(['CMD', 'node']);
    const onFreePorts = args.map((text) =>
      text
        .replace('127.0.0.1:3000', `127.0.0.1:${ports.PORT}`)
        .replace('127.0.0.1:3001', `127.0.0.1:${ports.WORKER_HEALTH_PORT}`),
    );
    const check = spawn(process.execPath, onFreePorts, { stdio: 'ignore' });
    await once(check, 'exit');
    return check.exitCode;
  }

  it.each(['core/dist/database/migrate.js', programOf('backend'), programOf('worker')])(
    'stops %s with a sentence for each setting that is wrong, and nothing else',
    async (entry) => {
      const wrong = { JWT_SECRET: 'short', REDIS_URL: 'localhost', LLM_PROVIDERS: 'openai' };
      const { child, output } = await ended(start(entry, wrong));
      expect(child.exitCode).toBe(1);
      const said = output.split('\n').filter((line) => !line.startsWith('loads '));
      expect(said).toEqual([
        'Wrong settings:',
        expect.stringMatching(/^ {2}REDIS_URL: /),
        expect.stringMatching(/^ {2}JWT_SECRET: /),
        '',
      ]);
    },
  );

  it('starts with what docker-compose.yml renders when only the two required variables are set', async () => {
    expect(await Promise.all([healthcheck('api'), healthcheck('worker')])).toEqual([1, 1]);
    expect(await starts(byCompose(REQUIRED))).toEqual(new Set(['ioredis']));
    await until(async () => (await healthcheck('worker')) === 0);
    expect(await healthcheck('api')).toBe(0);
  });

  it('starts with what docker-compose.yml renders from a copy of .env.example that names every model', async () => {
    const loaded = await starts(byCompose({ ...exampleVariables(), ...REQUIRED, ...EVERY_MODEL }));
    for (const vendor of ['anthropic', 'google', 'openai', 'openai-compatible']) {
      expect(loaded).toContain(`@ai-sdk/${vendor}`);
    }
  });

  it('starts with a copy of .env.example that Node reads', async () => {
    expect(await starts(completed(), ['--env-file=.env.example'])).toEqual(new Set());
  });
});

it.each(['backend', 'worker'] as const)(
  'the program of %s imports no package that only tests install',
  (workspace) => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    const folder = join(ROOT, dirname(programOf(workspace)));
    const { files } = JSON.parse(readFileSync(join(folder, STAMP), 'utf8')) as Stamp;
    const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
    const imports = text.matchAll(/(?:from|import|require) ?\(?"((?:@[^/"]+\/)?[^./"][^/"]*)/g);
    const names = [...new Set(Array.from(imports, ([, name = '']) => name))];
    expect(names).toContain('pg');
    expect(names.filter((name) => packages[`node_modules/${name}`]?.dev)).toEqual([]);
  },
);

interface Started {
  child: ChildProcess;
  /** Everything it has printed so far. */
  output: string;
}

async function ended(started: Started): Promise<Started> {
  await once(started.child, 'close');
  return started;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
