import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { attemptsReducer } from '../api/attempts/attempts-slice';
import { client } from '../api/client';
import { reloadAgain } from '../api/reload-again';
import { sessionReducer } from '../api/session';
import { generationReducer } from '../features/dashboard/generation-slice';

/** Creates the Redux store and the middleware that listens to its actions. */
export function createStore() {
  const listener = createListenerMiddleware();
  const store = configureStore({
    reducer: {
      [client.reducerPath]: client.reducer,
      session: sessionReducer,
      attempts: attemptsReducer,
      generation: generationReducer,
    },
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(client.middleware),
  });
  reloadAgain(listener);
  return { store, listener };
}
