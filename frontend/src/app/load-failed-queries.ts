import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '../api/api-error';
import { client } from '../api/client';
import { connection } from '../api/connection';

type State = ReturnType<typeof client.reducer>;
type AppStore = Store<{ [client.reducerPath]: State }> & {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

/** The part of an endpoint that loads it again. */
interface Loadable {
  initiate: (
    arg: unknown,
    options: { subscribe: false; forceRefetch: true },
  ) => Parameters<AppStore['dispatch']>[0];
}

/**
 * Loads everything again that failed without a connection, once the connection is back. What was
 * loaded stays as it is: a list must not change under a person's hands.
 */
export function loadFailedQueries(store: AppStore): () => void {
  return connection.subscribe(() => {
    if (connection.isLost()) return;
    for (const query of Object.values(store.getState()[client.reducerPath].queries)) {
      if (!query || !isApiError(query.error) || query.error.status !== 'unreachable') continue;
      const endpoint: Loadable = client.endpoints[
        query.endpointName as keyof typeof client.endpoints
      ] as never;
      void store.dispatch(
        endpoint.initiate(query.originalArgs, { subscribe: false, forceRefetch: true }),
      );
    }
  });
}
