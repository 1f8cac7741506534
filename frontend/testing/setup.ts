import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, getQueriesForElement, screen } from '@testing-library/react';
import { connection } from '../src/api/connection';
import { toast } from '../src/ui/toast';
import { toastTimes } from '../src/ui/toast-times';
import { installDialogs } from './dialog-element';

expect.extend(matchers);
// It was made for the page of the first test file in this process.
Object.assign(screen, getQueriesForElement(document.body));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Jest sets 100; each failed search for an element creates an error, and long traces make that
// slow.
Error.stackTraceLimit = 10;

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
