// @ts-nocheck: what it uses of React has no types
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

let areConfigured = false;

/** Prepares the packages that all test files of a process share for a new page. */
export function preparePackages() {
  postponed.splice(0).forEach((task) => setImmediate(task));
  if (areConfigured) return;
  areConfigured = true;
  loadScheduler();
  // Test files clean up for themselves; the package would do so only in the first one.
  process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
  const { configure, getConfig } = require('@testing-library/react');
  const { asyncWrapper, getElementError } = getConfig();
  configure({
    // Pages load on first use, which takes seconds on a busy machine.
    asyncUtilTimeout: 300_000,
    // What is on the page may have effects, such as the focus, that a busy machine runs a little later.
    asyncWrapper: (look) =>
      asyncWrapper(async () => {
        const seen = await look();
        await reactIsIdle();
        return seen;
      }),
    // The message holds the whole page as text: an eighth of the time of a spec, if each look wrote one.
    getElementError: (message, container) => {
      const write = () => getElementError(message, container);
      // Whether this is one look of many, of which only the last one's error is read.
      if (!getConfig()._disableExpensiveErrorDiagnostics) return write();
      const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
      return Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => write().message,
      });
    },
  });
  // React writes a stack trace for each element that is created, until there are too many of them in a second:
  // then its warnings leave out where an element was created. That is all they lose from the beginning here.
  const internals = Object.entries(require('react')).find(([name]) =>
    name.startsWith('__CLIENT_INTERNALS'),
  )[1];
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}

let scheduler;
/** What React has put off when a page ended: it looks for a page, and waits for the next one. */
const postponed = [];

/** Gives React's scheduler, which keeps the function that it finds when it is loaded, a patient one. */
function loadScheduler() {
  const { setImmediate } = globalThis;
  globalThis.setImmediate = (task) =>
    setImmediate(() => (globalThis.window ? task() : void postponed.push(task)));
  scheduler = createRequire(require.resolve('react-dom'))('scheduler');
  globalThis.setImmediate = setImmediate;
}

/** Waits until React has done all that it has put off. */
export function reactIsIdle() {
  const { unstable_IdlePriority: idle, unstable_scheduleCallback: schedule } = scheduler;
  return new Promise((resolve) => schedule(idle, () => void resolve()));
}
