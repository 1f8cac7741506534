import { availableParallelism } from 'node:os';
import { SWC_OPTIONS } from './local/swc-options.mjs';

const project = (displayName, extra = {}) => ({
  displayName,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/${displayName}`],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  runtime: '<rootDir>/local/testing/shared-runtime.mjs',
  testEnvironment: '<rootDir>/local/testing/one-realm-environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // A copy: @swc/jest adds options of its own, and what compiles the product would take those for a change.
  transform: { '^.+\\.tsx?$': ['@swc/jest', structuredClone(SWC_OPTIONS)] },
  moduleNameMapper: {
    '^@promptmint/([a-z]+)/(.*)$': '<rootDir>/$1/src/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['/dist/', '/bundle/'],
  globalSetup: '<rootDir>/local/testing/global-setup.mts',
  globalTeardown: '<rootDir>/local/testing/global-teardown.mts',
  ...extra,
});

const frontend = project('frontend', {
  testEnvironment: '<rootDir>/frontend/testing/environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/frontend/testing/setup.ts'],
  // What a page does not have is Node's own, which answers of the fake server need.
  fakeTimers: {
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'hrtime', 'queueMicrotask'],
  },
  globals: {
    __BRAND__: {
      APP_NAME: 'Promptmint',
      SUPPORT_EMAIL: 'support@promptmint.example',
      BUSINESS_EMAIL: 'business@promptmint.example',
      SECURITY_EMAIL: 'security@promptmint.example',
      PRIVACY_EMAIL: 'privacy@promptmint.example',
    },
  },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/frontend/testing/css-module.ts',
    '\\.css$': '<rootDir>/frontend/testing/style-sheet.ts',
  },
  globalSetup: undefined,
  globalTeardown: undefined,
});

export default {
  // Only what hangs may run into these, on however busy a machine.
  testTimeout: 600_000,
  workerGracefulExitTimeout: 60_000,
  // One more than there are cores, because some tests mostly wait. Never none: modules of finished test
  // files are never freed, and only a worker can be ended for it.
  maxWorkers: Math.min(availableParallelism() + 1, 4),
  workerIdleMemoryLimit: '1GB',
  // Tests of one file that run at the same time: the few that do so wait, for locks and for each other.
  maxConcurrency: 8,
  testSequencer: './local/testing/longest-first-sequencer.mjs',
  projects: [
    project('core'),
    project('engine', { globalSetup: undefined, globalTeardown: undefined }),
    project('backend'),
    project('worker'),
    project('cli'),
    project('local'),
    frontend,
    project('e2e', { globalSetup: '<rootDir>/e2e/global-setup.mts' }),
    project('eval', { globalSetup: undefined, globalTeardown: undefined }),
    project('bench', { globalSetup: undefined, globalTeardown: undefined }),
  ],
};
