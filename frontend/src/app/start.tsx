import '@fontsource-variable/hanken-grotesk/wght.css';
import '@fontsource-variable/source-code-pro/wght.css';
import './fallback-fonts.css';
import './mantine.css';
import './tokens.css';
import './base.css';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { connection } from '../api/connection';
import { saveClickedTemplates } from '../public-pages/save-clicked-template';
import { App } from './app';
import { assignHistoryKeys } from './history-keys';
import { routes } from './routes';
import { loadFailedQueries } from './load-failed-queries';
import { handleSessionChanges } from './session-changes';
import { createStore } from './store';

/**
 * Loads the application and the current page. Returns a function that renders both into an element
 * at once, so that a prerendered page does not flicker. There the browser has already scrolled, so
 * the router must not.
 */
export async function prepareApp(
  container: 'empty' | 'prerendered',
): Promise<(root: HTMLElement) => void> {
  const { store, listener } = createStore();
  assignHistoryKeys();
  const router = createBrowserRouter(
    routes,
    container === 'prerendered' ? { hydrationData: { loaderData: {} } } : {},
  );
  handleSessionChanges(store, listener, router);
  setupListeners(store.dispatch);
  connection.watch();
  loadFailedQueries(store);
  saveClickedTemplates();
  await whenInitialized(router);
  return (root) =>
    flushSync(() =>
      createRoot(root).render(
        <StrictMode>
          <App store={store} router={router} />
        </StrictMode>,
      ),
    );
}

function whenInitialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
