// @ts-nocheck: what it uses of Jest has no types
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * Jest's own state for one test file on the globals: its handlers, its tests, their limits and
 * retries.
 */
const OF_ONE_FILE =
  /^(EVENT_HANDLERS|JEST_STATE|TEST_TIMEOUT|RETRY_|WAIT_BEFORE_RETRY|LOG_ERRORS_BEFORE_RETRY)/;

/** Set by a module that test files share, and so once in each process. */
const OF_A_SHARED_MODULE = 'AI_SDK_LOG_WARNINGS';

/** What the packages have added to Reflect, which decorators depend on, by name. */
const reflect = new Map();

/**
 * Test files run among Node's own globals, as the packages that they share do. Changes to globals
 * and environment variables are undone after each file.
 */
export default class OneRealmEnvironment {
  constructor({ projectConfig }) {
    this.globals = Object.getOwnPropertyDescriptors(globalThis);
    this.environment = process.env;
    this.variables = { ...process.env };
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null; // the old kind, which nothing uses
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (!Object.hasOwn(this.globals, name) && name !== OF_A_SHARED_MODULE)
        Reflect.deleteProperty(globalThis, name);
    }
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (OF_ONE_FILE.test(symbol.description)) Reflect.deleteProperty(globalThis, symbol);
    }
    for (const [name, property] of Object.entries(this.globals)) {
      Reflect.defineProperty(globalThis, name, property);
    }
    restoreReflect();
    this.restoreVariables();
  }

  /** In the same object, which packages that live on have a reference to. */
  restoreVariables() {
    process.env = this.environment;
    for (const name of Object.keys(process.env)) {
      if (!Object.hasOwn(this.variables, name)) delete process.env[name];
    }
    Object.assign(process.env, this.variables);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
}

/** Stores the additions to Reflect first: a test file that changes them does so only for itself. */
function restoreReflect() {
  for (const name of Reflect.ownKeys(Reflect)) {
    const now = Reflect.getOwnPropertyDescriptor(Reflect, name);
    const first = reflect.get(name);
    if (first === undefined) reflect.set(name, now);
    else if (first.value !== now.value) Reflect.defineProperty(Reflect, name, first);
  }
}
