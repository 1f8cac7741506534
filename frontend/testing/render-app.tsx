import { afterEach } from '@jest/globals';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, type Location } from 'react-router-dom';
import { connection } from '../src/api/connection';
import { App } from '../src/app/app';
import { loadFailedQueries } from '../src/app/load-failed-queries';
import { routes } from '../src/app/routes';
import { handleSessionChanges } from '../src/app/session-changes';
import { createStore } from '../src/app/store';
import { startUser } from './start-user';

/** Stores a session in the browser, as a login does. */
export function signIn(token = 'stored'): void {
  localStorage.setItem('token', token);
  localStorage.setItem('token_type', 'bearer');
}

/** What has to be undone after a test, because packages outlive its test file. */
const undo: (() => void)[] = [];
afterEach(() => {
  for (const stop of undo.splice(0)) stop();
});

/**
 * Renders the whole application at an address or a history entry; `path()` is the current address.
 */
export function renderApp(address: string | Location) {
  const { store, listener } = createStore();
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const stops = [
    handleSessionChanges(store, listener, router),
    setupListeners(store.dispatch),
    connection.watch(),
  ];
  undo.push(...stops);
  loadFailedQueries(store);
  const view = render(<App store={store} router={router} />);
  return {
    user: startUser(),
    path: () => router.state.location.pathname + router.state.location.search,
    /** The current history entry, which survives a reload. */
    entry: () => router.state.location,
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
    forward: () => act(() => router.navigate(1)),
    /** Closes the page as a reload does; browser storage stays. */
    close: () => {
      for (const stop of stops) stop();
      view.unmount();
    },
  };
}
