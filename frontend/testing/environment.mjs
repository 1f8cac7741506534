// @ts-nocheck: what it uses of Jest and jsdom has no types
import './computed-styles.mjs';
import { ModernFakeTimers } from '@jest/fake-timers';
import { JSDOM, VirtualConsole } from 'jsdom';
import OneRealmEnvironment from '../../local/testing/one-realm-environment.mjs';
import { inJsdom } from './jsdom.mjs';
import { clearPageTimers, PAGE_TIMERS } from './page-timers.mjs';
import { preparePackages, reactIsIdle } from './shared-packages.mjs';

/** What Node and the language have of their own; the other names of a page come from jsdom. */
const OF_NODE = new Set([
  ...Object.keys(inJsdom('./lib/jsdom/browser/js-globals.json')),
  ...Object.getOwnPropertyNames(globalThis).filter((name) => /^[a-z]/.test(name)),
  'Blob',
  'Crypto',
  'Headers',
  'Performance',
  'URL',
  'URLSearchParams',
]);
OF_NODE.delete('navigator');

/** Names of one page, which all mean its window. */
const WINDOW = ['window', 'self', 'top', 'parent', 'frames'];

/**
 * Node's Request without the abort signal: Node refuses jsdom's signals, and no test needs them.
 */
class PageRequest extends Request {
  constructor(input, init) {
    super(input, init && { ...init, signal: undefined });
  }
}

/**
 * A new page of jsdom for each test file, on Node's own globals. So React and the component library, which
 * look the page up there whenever they use it, are loaded and optimized once in each Jest process.
 */
export default class PageEnvironment extends OneRealmEnvironment {
  constructor(config, context) {
    super(config, context);
    const virtualConsole = new VirtualConsole();
    virtualConsole.sendTo(context.console, { omitJSDOMErrors: true });
    virtualConsole.on('jsdomError', (error) => context.console.error(error));
    const { window } = new JSDOM('<!DOCTYPE html>', {
      pretendToBeVisual: true,
      url: 'http://localhost/',
      virtualConsole,
    });
    this.page = window;
    install(window);
    Object.assign(globalThis, { Request: PageRequest }, PAGE_TIMERS, config.projectConfig.globals);
    this.fakeTimersModern = new ModernFakeTimers({
      config: config.projectConfig,
      global: globalThis, // which has the timers of the page only now
    });
  }

  async setup() {
    preparePackages();
  }

  async teardown() {
    clearPageTimers();
    // An application that its test has not unmounted would go on in the page of the next test file.
    await reactIsIdle();
    await super.teardown();
    this.page.close();
    this.page = null;
  }
}

/** Defines everything that a page's window has. */
function install(page) {
  for (const name of Object.getOwnPropertyNames(page)) {
    if (OF_NODE.has(name) || name.startsWith('_')) continue;
    const value = page[name];
    if (value instanceof Object) define(name, { value, writable: true });
    else define(name, { get: () => page[name], set: (next) => void (page[name] = next) });
  }
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
    define(name, { value: page[name].bind(page), writable: true });
  for (const name of WINDOW) define(name, { value: globalThis, writable: true });
}

function define(name, property) {
  Object.defineProperty(globalThis, name, { ...property, configurable: true, enumerable: true });
}
