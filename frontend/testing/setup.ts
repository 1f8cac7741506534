import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { connection } from '../src/api/connection';
import { toast } from '../src/ui/toast';
import { toastTimes } from '../src/ui/toast-times';
import { installDialogs } from './dialog-element';

const { getElementError } = getConfig();
/** Whether this is one look of many, of which only the last one's error is read. */
const looksAgain = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics;
configure({
  // Pages load on first use, which takes seconds on a busy machine.
  asyncUtilTimeout: 60_000,
  // The message holds the whole page as text: an eighth of the time of a spec, if each look wrote one.
  getElementError: (message, container) => {
    const write = () => getElementError(message, container);
    if (!looksAgain()) return write();
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => write().message,
    });
  },
});

// Jest sets 100; each failed search for an element creates an error, and long traces make that
// slow.
Error.stackTraceLimit = 10;

// React writes a stack trace for each element that is created, until there are too many of them in a second:
// then its warnings leave out where an element was created. That is all they lose from the beginning here.
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1];
Object.defineProperty(internals ?? {}, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

/** Browser features that jsdom lacks. */
Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  scrollTo: () => undefined,
});
Element.prototype.scrollIntoView = () => undefined;
installDialogs();

/** What depends on how busy the machine is. */
const BY_CHANCE = [
  /** From Redux Toolkit, when its checks are slow. */
  /took \d+ms, which is more than the warning threshold/,
  /** From React, when an answer arrives between two steps of a test, as it may in a browser. */
  /was not wrapped in act/,
];

beforeEach(() => {
  // A toast does not go by itself: a busy machine may look at it only after seconds.
  jest.spyOn(toastTimes, 'of').mockReturnValue(3_600_000);
  // Any console output fails the test.
  for (const level of ['error', 'warn', 'log', 'info'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      if (BY_CHANCE.some((warning) => warning.test(String(words[0])))) return;
      throw new Error(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.useRealTimers();
  cleanup();
  toast.hide();
  connection.reset();
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});
