const own = 'src/';

/** The folders of core/src that each folder of core/src may import. */
const CORE_IMPORTS = {
  logging: [],
  catalogue: [],
  accounts: ['catalogue'],
  config: ['catalogue', 'accounts'],
  tracing: [],
  database: ['catalogue', 'config'],
  credits: ['catalogue', 'config', 'database'],
  queues: ['catalogue', 'config', 'database', 'tracing'],
  payments: ['catalogue', 'config', 'database', 'credits', 'queues'],
  monitoring: ['catalogue', 'config', 'database'],
};

const coreOrder = Object.entries(CORE_IMPORTS).map(([folder, below]) => ({
  name: `core-order-${folder}`,
  comment:
    'two exceptions: the outbox table lists the queue names, and the migrate command prepares the queue schema too',
  severity: 'error',
  from: {
    path: `^core/src/${folder}/`,
    pathNot: '\\.spec\\.ts$|^core/src/database/migrate\\.ts$',
  },
  to: {
    path: '^core/src/',
    pathNot: `^core/src/(${[folder, ...below].join('|')})/|^core/src/queues/queue-names\\.ts$`,
  },
}));

/** The arrows of docs/ARCHITECTURE.md, each as a rule. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'a cycle of types alone counts too: move the type to a file of its own',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-imports-no-other-workspace',
      comment: 'backend and worker build on core, never the other way round',
      severity: 'error',
      from: { path: '^core/' },
      to: { path: '^(backend|worker|engine|frontend|e2e)/' },
    },
    {
      name: 'api-and-worker-apart',
      comment: 'the API and the worker meet in the database and on the queues alone',
      severity: 'error',
      from: { path: '^(backend|worker)/' },
      to: { path: '^(backend|worker|frontend|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'frontend-knows-the-contract-only',
      severity: 'error',
      from: { path: '^frontend/' },
      // Its test files run where all others do.
      to: { path: '^(core|engine|backend|worker|local(?!/testing/one-realm-environment)|e2e)/' },
    },
    {
      name: 'cli-knows-the-contract-only',
      comment: 'it is published alone; its tests run against the API',
      severity: 'error',
      from: { path: '^cli/src/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(core|engine|backend|worker|frontend|local|e2e)/' },
    },
    {
      name: 'product-without-its-starter',
      comment: 'local/ starts and tests the product; nothing of the product needs it',
      severity: 'error',
      from: { path: `^(core|engine|backend|worker|frontend)/${own}`, pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^(local|eval|bench|[a-z]+/testing)/' },
    },
    {
      name: 'backend-modules-by-exported-services',
      comment:
        'a module of the API reaches another one only through a service that its Nest module exports; what they share is in http/',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^backend/src/[^/]+/',
        pathNot: '^backend/src/($1|http)/|\\.(service|module)\\.ts$',
      },
    },
    {
      name: 'http-below-modules',
      comment: 'what every route shares knows no module',
      severity: 'error',
      from: { path: '^backend/src/http/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^backend/src/[^/]+/', pathNot: '^backend/src/http/' },
    },
    {
      name: 'eval-measures-the-engine',
      comment: 'what measures prompts sees the engine and the providers, and nothing of the queues',
      severity: 'error',
      from: { path: '^eval/' },
      to: { path: '^(backend|frontend|local|e2e|worker/src/(mail|maintenance))/' },
    },
    {
      name: 'catalogue-imports-nothing',
      severity: 'error',
      from: { path: '^core/src/catalogue/' },
      to: { pathNot: '^core/src/catalogue/' },
    },
    ...coreOrder,
    {
      name: 'pure-engine',
      comment:
        'the engine is pure functions: no framework, no database, no network, only its own weights files',
      severity: 'error',
      from: { path: '^engine/src/', pathNot: '\\.spec\\.ts$' },
      to: {
        pathNot: [
          '^engine/src/',
          '^core/(src|dist)/catalogue/',
          'node_modules/(zod|markdown-it)/',
          '^(node:)?fs$',
        ],
      },
    },
    {
      name: 'model-sdk-in-providers-only',
      severity: 'error',
      from: { path: '^(core|backend|worker)/src/', pathNot: '^worker/src/generation/providers/' },
      to: { path: 'node_modules/(ai|@ai-sdk)/' },
    },
    {
      name: 'stripe-in-core-payments-only',
      comment: 'specs use the SDK to build events and errors, and local/ to imitate Stripe',
      severity: 'error',
      from: {
        path: '^(core|engine|backend|worker|eval|e2e)/',
        pathNot: '\\.spec\\.ts$|^core/src/payments/',
      },
      to: { path: 'node_modules/stripe/' },
    },
    {
      name: 'mailer-in-mail-only',
      severity: 'error',
      from: { path: '^(core|backend|worker)/src/', pathNot: '^worker/src/mail/' },
      to: { path: 'node_modules/(nodemailer|html-to-text)/' },
    },
    {
      name: 'one-file-knows-the-queue-store',
      comment:
        'whether PostgreSQL or Redis carries the queue is decided in core/queues alone; rate limits, which the API alone counts, follow it in one file of their own',
      severity: 'error',
      from: {
        path: '^(backend|worker)/src/',
        pathNot: '\\.spec\\.ts$|^backend/src/rate-limits/count-store\\.ts$',
      },
      to: { path: 'node_modules/(ioredis|pg)/' },
    },
    {
      name: 'features-apart',
      comment: 'no feature imports another; what two share goes to prompt/, ui/, api/ or lib/',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/(features|public-pages)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'frontend-downwards',
      comment: 'app -> { features, public pages } -> prompt -> { ui, api } -> lib',
      severity: 'error',
      from: { path: '^frontend/src/(features|public-pages/(landing|legal)|prompt|ui|api|lib)/' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'prompt-below-features',
      severity: 'error',
      from: {
        path: '^frontend/src/(public-pages/(landing|legal)|prompt|ui|api|lib)/',
        pathNot: '\\.spec\\.tsx?$',
      },
      to: { path: '^frontend/src/features/' },
    },
    {
      name: 'ui-and-api-below-prompt',
      severity: 'error',
      from: { path: '^frontend/src/(ui|api|lib)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/(prompt|public-pages)/' },
    },
    {
      name: 'api-without-ui',
      severity: 'error',
      from: { path: '^frontend/src/(api|lib)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/ui/' },
    },
    {
      name: 'lib-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^frontend/src/lib/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/lib/' },
    },
    {
      name: 'small-script-stays-small',
      comment:
        'the script of the public pages imports lib/ alone, and loads the application, or what fills the page of a shared link, only when it is needed',
      severity: 'error',
      from: { path: '^frontend/src/public-pages/[^/]+\\.ts$', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^frontend/src/',
        pathNot:
          '^frontend/src/(lib/|public-pages/[^/]+\\.ts$|public-pages/shared/show-shared-prompt\\.ts$|app/start\\.tsx$)',
      },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist'] },
    exclude: { path: ['(^|/)(dist|bundle)/', '(frontend|cli)/src/api/generated\\.ts$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
