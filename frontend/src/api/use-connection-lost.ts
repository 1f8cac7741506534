import { useSyncExternalStore } from 'react';
import { connection } from './connection';

/** Whether the server cannot be reached at the moment. */
export const useConnectionLost = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isLost);
