import '@fontsource-variable/hanken-grotesk/wght.css';
import '@fontsource-variable/source-code-pro/wght.css';
import './app/mantine.css';
import './app/tokens.css';
import './app/base.css';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { routes } from './app/routes';
import { followSession } from './app/session-flow';
import { createStore } from './app/store';

const { store, listener } = createStore();
const router = createBrowserRouter(routes);
followSession(store, listener, router);
setupListeners(store.dispatch);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App store={store} router={router} />
  </StrictMode>,
);
