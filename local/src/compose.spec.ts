// There is no container engine in a test run: this compares what the files say with what exists.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import {
  composeServices,
  composeText,
  exampleVariables,
  renderCompose,
} from '../testing/compose.ts';
import { CLUSTER_LOCALE } from './postgres.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const services = composeServices();
const named = Object.entries(services);
const dockerfile = read('deploy/Dockerfile');
const settingNames = new Set(
  [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name),
);

/** The instructions of each stage, by the stage's name. */
const stages = new Map(
  dockerfile
    .replaceAll('\\\n', ' ')
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((text): [string, string] => [/^FROM \S+ AS (\S+)/.exec(text)?.[1] ?? '', text]),
);

describe('docker-compose.yml', () => {
  it('has the parts of the product', () => {
    expect(Object.keys(services).sort()).toEqual(
      ['api', 'mailpit', 'migrate', 'postgres', 'redis', 'web', 'worker'].sort(),
    );
  });

  it.each(named)('checks the health of %s', (_name, service) => {
    expect(service.healthcheck?.test.length).toBeGreaterThan(1);
    expect(service.healthcheck?.test[0]).toMatch(/^CMD/);
    // A colon and a space within a command make YAML read it as a map, which Compose refuses.
    expect(service.healthcheck?.test.filter((part) => typeof part !== 'string')).toEqual([]);
  });

  it('builds each image from a stage that exists', () => {
    for (const [name, { build, image }] of named) {
      if (image) expect(image).toMatch(/:v?\d/);
      else {
        expect(build?.target).toBe(name);
        expect(stages.has(name)).toBe(true);
        expect(existsSync(join(root, build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
      }
    }
  });

  it('migrates once, before API and worker start', () => {
    expect(services.migrate?.restart).toBe('no');
    for (const name of ['api', 'worker']) {
      expect(services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
    }
    for (const name of named.flatMap(([, service]) => Object.keys(service.depends_on ?? {}))) {
      expect(services).toHaveProperty(name);
    }
  });

  it('builds the site with the address that links in emails begin with', () => {
    const required = { JWT_SECRET: 'x', POSTGRES_PASSWORD: 'x' };
    for (const set of [{}, { PORT: '8080' }, { PUBLIC_URL: 'https://promptmint.example' }]) {
      const { web, api } = renderCompose({ ...required, ...set });
      expect(web?.build?.args?.['PUBLIC_URL']).toBe(api?.environment?.['PUBLIC_URL']);
    }
    const { api } = renderCompose({ ...required, PORT: '8080' });
    expect(api?.environment?.['PUBLIC_URL']).toBe('http://localhost:8080');
  });

  it('makes the database cluster as the starter does, whose PostgreSQL takes these arguments', () => {
    const given = services.postgres?.environment?.['POSTGRES_INITDB_ARGS']?.split(' ');
    expect(given).toEqual(CLUSTER_LOCALE);
  });

  it('lets Redis lose no job', () => {
    expect(services.redis?.command?.join(' ')).toMatch(
      /--maxmemory-policy noeviction --appendonly yes/,
    );
  });

  it('passes on every setting of .env.example', () => {
    const fixed = ['NODE_ENV'];
    const forOthers = {
      WEB_ROOT: 'nginx serves the site',
      WORKER_HEALTH_PORT: 'the port of the health check',
      STRIPE_API_BASE: 'production refuses it',
      DATA_DIR: 'the starter alone keeps data in a folder',
      LOCAL_MODEL_DETECTION: 'the starter alone looks for a model',
      OLLAMA_HOST: 'the starter alone looks for a model',
      LM_STUDIO_HOST: 'the starter alone looks for a model',
    };
    const names = [...settingNames].filter((name) => !fixed.includes(name) && !(name in forOthers));
    expect(names.filter((name) => !composeText().includes(`\${${name}:`))).toEqual([]);
    for (const name of fixed) expect(services.api?.environment).toHaveProperty(name);
  });

  it('brings its own stores, and takes those that are set instead', () => {
    const required = { JWT_SECRET: 'x', POSTGRES_PASSWORD: 'secret' };
    expect(renderCompose({ ...exampleVariables(), ...required }).worker?.environment).toMatchObject(
      {
        DATABASE_URL: 'postgres://promptmint:secret@postgres:5432/promptmint',
        REDIS_URL: 'redis://redis:6379',
      },
    );
    const set = {
      DATABASE_URL: 'postgres://pooler.example/promptmint',
      DATABASE_DIRECT_URL: 'postgres://database.example/promptmint',
      REDIS_URL: 'rediss://redis.example',
    };
    for (const service of ['migrate', 'api', 'worker'])
      expect(renderCompose({ ...required, ...set })[service]?.environment).toMatchObject(set);
  });

  it('uses only settings that .env.example explains', () => {
    const ours = named.filter(([, { build }]) => build);
    const given = ours.flatMap(([, { environment }]) => Object.keys(environment ?? {}));
    const taken = [...composeText().matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(
      ([, name = '']) => name,
    );
    const unknown = [...given, ...taken].filter((name) => !settingNames.has(name));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('lets the API trust the address of web, and no other in the network', () => {
    const required = { JWT_SECRET: 'x', POSTGRES_PASSWORD: 'x' };
    for (const [set, prefix] of [
      [{}, '172.31.250'],
      [{ NETWORK_PREFIX: '10.99.7' }, '10.99.7'],
    ] as const) {
      const { api, web } = renderCompose({ ...required, ...set });
      const address = web?.networks?.['default']?.ipv4_address;
      expect(address).toBe(`${prefix}.10`);
      expect(api?.environment?.['TRUSTED_PROXIES']).toBe(address);
    }
    const set = { ...required, TRUSTED_PROXIES: '203.0.113.1' };
    expect(renderCompose(set).api?.environment?.['TRUSTED_PROXIES']).toBe('203.0.113.1');
  });

  it('keeps the address of web out of those that Docker gives to the others', () => {
    expect(composeText()).toContain('- subnet: ${NETWORK_PREFIX:-172.31.250}.0/24');
    expect(composeText()).toContain('ip_range: ${NETWORK_PREFIX:-172.31.250}.128/25');
  });

  it('holds no secret of its own', () => {
    for (const name of ['POSTGRES_PASSWORD', 'JWT_SECRET']) {
      expect(composeText()).toMatch(new RegExp(`\\$\\{${name}:\\?`));
    }
  });
});

describe('deploy/Dockerfile', () => {
  it.each([...stages])('copies only files that exist in %s', (_name, text) => {
    for (const [, from, sources] of text.matchAll(
      /^COPY (?:--from=(\S+) )?(?:--chmod=\d+ )?(.+) \S+$/gm,
    )) {
      if (from) expect(stages.has(from)).toBe(true);
      for (const source of sources?.split(' ') ?? []) {
        const path = source.replace(/^\/app\//, '').replace(/\/(dist|bundle)$/, '');
        expect([source, existsSync(join(root, path))]).toEqual([source, true]);
      }
    }
  });

  it('installs with the manifest of every workspace', () => {
    const { workspaces } = JSON.parse(read('package.json'));
    for (const workspace of workspaces) {
      expect(stages.get('manifests')).toContain(`COPY ${workspace}/package.json ${workspace}/`);
    }
  });

  it.each(['api', 'worker', 'migrate'])('runs %s without rights and without tools', (name) => {
    const stage = stages.get(name) ?? '';
    expect(stage).toMatch(/^USER node$/m);
    expect(stage).toMatch(/npm ci --omit=dev/);
    const program = /^CMD \["node", (?:"--\S+", )*"(\S+)\/(dist|bundle)\/(\S+)\.js"\]$/m.exec(
      stage,
    );
    const [, workspace, folder, module] = program ?? [];
    expect(stage).toContain(`COPY --from=build /app/${workspace}/${folder} ${workspace}/${folder}`);
    expect(existsSync(join(root, `${workspace}/src/${module}.ts`))).toBe(true);
  });

  it('serves the site without rights', () => {
    expect(stages.get('web')).toMatch(/^FROM nginxinc\/nginx-unprivileged:/);
  });

  it('builds with a script that exists, and with what is installed without the tools', () => {
    const stage = stages.get('build');
    expect(stage).toMatch(/^RUN npm ci --omit=dev(?!.*--omit=optional)/m);
    expect(stage).toMatch(/^RUN npm run build$/m);
    expect(JSON.parse(read('package.json')).scripts).toHaveProperty('build');
    expect(JSON.parse(read('local/package.json')).dependencies).toHaveProperty('@swc/core');
    const { scripts, dependencies } = JSON.parse(read('frontend/package.json'));
    expect(scripts).toHaveProperty('build');
    for (const name of ['vite', '@vitejs/plugin-react', '@takumi-rs/wasm'])
      expect(dependencies).toHaveProperty([name]);
  });
});
