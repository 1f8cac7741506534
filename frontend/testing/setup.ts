import '@testing-library/jest-dom/jest-globals';
import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { connection } from '../src/api/connection';
import { installDialogs } from './dialog-element';

// Pages load on first use, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

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

/** Redux Toolkit warns when its checks are slow, which happens on a busy machine. */
const SLOW = /took \d+ms, which is more than the warning threshold/;

beforeEach(() => {
  // Any console output fails the test.
  for (const level of ['error', 'warn', 'log', 'info'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      if (SLOW.test(String(words[0]))) return;
      throw new Error(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.useRealTimers();
  cleanup();
  notifications.clean();
  connection.reset();
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});
