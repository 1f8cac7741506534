// There is no helm and no cluster in a test run: this compares what the chart's files say with each other and
// with the product. Nothing here renders a template.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse, parseAllDocuments } from 'yaml';
import { composeServices, exampleVariables } from '../testing/compose.ts';
import { ROOT } from './local-settings.ts';

type Values = Record<string, unknown>;

const CHART = join(ROOT, 'deploy', 'helm', 'promptmint');
const read = (...path: string[]) => readFileSync(join(CHART, ...path), 'utf8');
const templates = readdirSync(join(CHART, 'templates')).map((name): [string, string] => [
  name,
  read('templates', name),
]);
const template = (name: string) => read('templates', name);
const all = templates.map(([, text]) => text).join('\n');

const values = parse(read('values.yaml')) as Values;
const schema = JSON.parse(read('values.schema.json'));
const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);

/** The values of an installation, as Helm puts them over the defaults. */
function merged(below: Values, above: Values): Values {
  const isMap = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const result: Values = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const old = result[name];
    result[name] = isMap(value) && isMap(old) ? merged(old, value) : value;
  }
  return result;
}

function valueProblems(above: Values): string[] {
  validate(merged(values, above));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Settings that the chart writes itself, and that settings of an installation may therefore not hold. */
const SET_BY_CHART = [
  'API_METRICS_PORT',
  'API_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_URL',
  'FRONT_PROXIES',
  'HOST',
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
  'PORT',
  'REDIS_URL',
  'WORKER_HEALTH_PORT',
  'WORKER_METRICS_PORT',
];
const SECRET = /(_SECRET|_KEY|^SMTP_URL)$/;
const NOT_IN_A_CLUSTER = {
  DATA_DIR: 'the starter alone keeps data in a folder',
  LM_STUDIO_HOST: 'the starter alone looks for a model',
  LOCAL_MODEL_DETECTION: 'the starter alone looks for a model',
  NETWORK_PREFIX: 'Compose alone has such a network',
  OLLAMA_HOST: 'the starter alone looks for a model',
  POSTGRES_PASSWORD: 'Compose alone starts the database',
  STRIPE_API_BASE: 'production refuses it',
  WEB_ROOT: 'web serves the site',
};
const settingNames = Object.keys(exampleVariables());

describe('the values of the Helm chart', () => {
  it('fit their schema by default and in each example', () => {
    expect(valueProblems({})).toEqual([]);
    for (const name of ['small', 'scaled']) {
      expect([name, valueProblems(parse(read('examples', `${name}.yaml`)))]).toEqual([name, []]);
    }
  });

  it.each<[string, Values]>([
    ['an unknown name', { wrkr: {} }],
    ['a setting in small letters', { settings: { llm_providers: 'composer' } }],
    ['a setting that is a number', { settings: { LLM_TIMEOUT_SECONDS: 45 } }],
    ['a secret among the settings', { settings: { JWT_SECRET: 'x'.repeat(32) } }],
    ['no worker', { worker: { replicas: 0 } }],
    ['KEDA without a worker', { worker: { keda: { minReplicas: 0 } } }],
    ['metrics on the port of the API', { api: { metricsPort: 3000 } }],
    ['metrics on the port of the health check', { worker: { metricsPort: 3001 } }],
    ['a port that is none', { postgresql: { port: 70_000 } }],
    ['peers that are no list', { networkPolicy: { siteFrom: {} } }],
  ])('are refused with %s', (_what, above) => {
    expect(valueProblems(above)).not.toEqual([]);
  });

  it('are all in the schema, and the schema holds no others', () => {
    const { global: _, ...described } = schema.properties;
    expect(Object.keys(described).sort()).toEqual(Object.keys(values).sort());
  });

  it('may hold every setting of .env.example that is no secret and not set by the chart', () => {
    const isFree = (name: string) =>
      !SET_BY_CHART.includes(name) && !SECRET.test(name) && !(name in NOT_IN_A_CLUSTER);
    const accepted = settingNames.filter(
      (name) => valueProblems({ settings: { [name]: 'x' } }).length === 0,
    );
    expect(accepted).toEqual(settingNames.filter(isFree));
  });

  it('have the defaults of .env.example', () => {
    const { PUBLIC_URL: _, TRUSTED_PROXIES: __, ...set } = values['settings'] as Values;
    for (const [name, value] of Object.entries(set)) {
      expect([name, value]).toEqual([name, exampleVariables()[name]]);
    }
  });
});

describe('the templates of the Helm chart', () => {
  it.each(templates)('use only values that exist in %s', (_name, text) => {
    for (const [, path = ''] of text.matchAll(/\.Values((?:\.[A-Za-z][A-Za-z0-9_]*)+)/g)) {
      let found: unknown = values;
      for (const name of path.slice(1).split('.')) {
        expect([path, found]).toEqual([
          path,
          expect.objectContaining({ [name]: expect.anything() }),
        ]);
        found = (found as Values)[name];
      }
    }
  });

  it('use every value', () => {
    const paths = (map: Values, above: string): string[] =>
      Object.entries(map).flatMap(([name, value]) => {
        const path = `${above}.${name}`;
        const isUsedWhole = new RegExp(`alues${path.replaceAll('.', '\\.')}(?![.\\w])`).test(all);
        return isUsedWhole || typeof value !== 'object' ? [path] : paths(value as Values, path);
      });
    const unused = paths(values, '').filter(
      (path) => !new RegExp(`[vV]alues${path.replaceAll('.', '\\.')}(?![.\\w])`).test(all),
    );
    expect(unused).toEqual([]);
  });

  it.each(templates)('end every block that they begin in %s', (_name, text) => {
    const code = text.replaceAll(/\{\{-?\s*\/\*.*?\*\/\s*-?\}\}/gs, '');
    expect(code.split('{{').length).toBe(code.split('}}').length);
    const begun = [...code.matchAll(/\{\{-?\s*(if|with|range|define)\b/g)];
    expect([...code.matchAll(/\{\{-?\s*end\b/g)]).toHaveLength(begun.length);
  });

  it('quote the name of the release in labels, where a number is refused', () => {
    expect(all).toMatch(/^ *app\.kubernetes\.io\/instance: /m);
    expect(all).not.toMatch(/^ *app\.kubernetes\.io\/instance: (?!.*\| quote \}\}$)/m);
  });

  it('include only what is defined', () => {
    const defined = [...all.matchAll(/define "([^"]+)"/g)].map(([, name]) => name);
    const included = [...all.matchAll(/include "([^"]+)"/g)].map(([, name]) => name);
    expect(defined.filter((name) => !included.includes(name))).toEqual([]);
    expect(included.filter((name) => !defined.includes(name))).toEqual([]);
  });

  it('pass on only settings that .env.example explains', () => {
    const written = [...all.matchAll(/- name: ([A-Z][A-Z0-9_]*)$/gm)].map(([, name = '']) => name);
    const taken = [...all.matchAll(/"name" "([A-Z][A-Z0-9_]*)"/g)].map(([, name = '']) => name);
    expect([...new Set([...written, ...taken])].toSorted()).toEqual(SET_BY_CHART);
    expect(SET_BY_CHART.filter((name) => !settingNames.includes(name))).toEqual([]);
  });
});

describe('the pods of the Helm chart', () => {
  const services = composeServices();
  const pods = ['api.yaml', 'worker.yaml', 'web.yaml', 'migration.yaml'];

  it.each(pods)('have no rights in %s', (name) => {
    for (const part of ['pod', 'containerSecurity'])
      expect(template(name)).toContain(`include "promptmint.${part}"`);
    const helpers = template('_helpers.tpl');
    for (const line of [
      'automountServiceAccountToken: false',
      'runAsNonRoot: true',
      'seccompProfile: { type: RuntimeDefault }',
      'allowPrivilegeEscalation: false',
      'readOnlyRootFilesystem: true',
      'capabilities: { drop: [ALL] }',
    ])
      expect(helpers).toContain(line);
  });

  it('are asked on the ports and paths that docker-compose.yml asks', () => {
    for (const [name, file] of [
      ['api', 'api.yaml'],
      ['worker', 'worker.yaml'],
    ] as const) {
      const test = services[name]?.healthcheck?.test.join(' ') ?? '';
      const [, port, path] = /127\.0\.0\.1:(\d+)(\/[a-z/]+)/.exec(test) ?? [];
      expect(template(file)).toContain(`containerPort: ${port} }`);
      expect(template(file)).toContain(`livenessProbe:\n            httpGet: { path: ${path}, `);
    }
    const { PORT, WORKER_HEALTH_PORT } = {
      ...services['worker']?.environment,
      ...services['api']?.environment,
    };
    expect(template('api.yaml')).toContain(`- name: PORT\n              value: '${PORT}'`);
    expect(template('worker.yaml')).toContain(
      `- name: WORKER_HEALTH_PORT\n              value: '${WORKER_HEALTH_PORT}'`,
    );
  });

  it('are asked for paths that the product has', () => {
    const controller = readFileSync(
      join(ROOT, 'backend', 'src', 'health', 'health.controller.ts'),
      'utf8',
    );
    const paths = [...template('api.yaml').matchAll(/httpGet: \{ path: \/health\/(\w+),/g)];
    expect(paths.map(([, name]) => name)).toEqual(['ready', 'live', 'live']);
    for (const [, name] of paths) expect(controller).toContain(`@Get('${name}')`);
    expect(controller).toContain("@Controller('health')");
    const health = readFileSync(join(ROOT, 'worker', 'src', 'health', 'health-server.ts'), 'utf8');
    expect(health).toContain("path: '/health'");
    // Compose passes its own port on to that of the image.
    expect(services['web']?.ports?.[0]).toMatch(/:8080$/);
    expect(template('web.yaml')).toContain('containerPort: 8080 }');
  });

  it('are images of deploy/Dockerfile, which each run without root', () => {
    const dockerfile = readFileSync(join(ROOT, 'deploy', 'Dockerfile'), 'utf8');
    const images = ['api', 'worker', 'web', 'migration'].map(
      (name) => (values[name] as { image: string }).image,
    );
    for (const image of images) {
      expect(dockerfile).toMatch(
        new RegExp(`^FROM \\S+ AS ${image.replace('promptmint-', '')}$`, 'm'),
      );
    }
  });

  it('migrate before anything of a new version starts', () => {
    expect(template('migration.yaml')).toContain('helm.sh/hook: pre-install,pre-upgrade');
    // What a hook needs must not be made by the same installation: that comes later.
    expect(all).not.toMatch(/kind: (ConfigMap|Secret|ServiceAccount)$/m);
  });

  it.each(['api', 'web'])(
    'of %s pause before they end only where drainSeconds is not 0, which some clusters refuse',
    (part) => {
      expect(template(`${part}.yaml`)).toContain(
        `          {{- with .Values.${part}.drainSeconds }}
          lifecycle:
            preStop:
              sleep: { seconds: {{ . }} }
          {{- end }}
`,
      );
    },
  );

  it('get as many workers as generations wait, by a table that exists', () => {
    const entity = readFileSync(join(ROOT, 'core/src/database/migrations/20261120-foundation.ts'));
    expect(template('worker-scaling.yaml')).toContain(
      "query: select count(*) from prompts where status = 'queued'\n",
    );
    expect(entity.toString()).toContain("where status in ('queued', 'running')");
  });
});

it('the documented stores of the Helm chart are YAML and keep what the queues need', () => {
  const [cluster] = parseAllDocuments(read('examples', 'cloudnative-pg.yaml'));
  expect(cluster?.toJS()).toMatchObject({
    kind: 'Cluster',
    spec: { bootstrap: { initdb: { encoding: 'UTF8', builtinLocale: 'C.UTF-8' } } },
  });
  const { valkeyConfig } = parse(read('examples', 'valkey.yaml')) as { valkeyConfig: string };
  expect(valkeyConfig).toContain('maxmemory-policy noeviction\nappendonly yes');
});
