import '@testing-library/jest-dom/jest-globals';
import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { teachDialogs } from './dialog-element';

// A page is loaded when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// Jest asks for 100, and a search for an element that is not there yet makes an error each time.
Error.stackTraceLimit = 10;

/** What the component library and the pages ask of a browser beyond jsdom. */
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
teachDialogs();

/** The checks of the store complain of a busy machine, which is no fault of the page. */
const SLOW = /took \d+ms, which is more than the warning threshold/;

beforeEach(() => {
  // A page that logs, or a library that complains, fails its test.
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
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});
