import { isRejected, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { client } from './client';
import { authorization } from './session';

/** What an action says of a call of the client's. */
interface CallAction {
  meta?: {
    requestStatus: 'pending' | 'fulfilled' | 'rejected';
    /** Whether it was not sent, because the same call was under way. */
    condition?: boolean;
    arg?: {
      type?: string;
      endpointName: keyof typeof client.endpoints;
      originalArgs: never;
      queryCacheKey?: string;
      forceRefetch?: boolean;
      /** False for a reload, true for a component that appears. */
      subscribe?: boolean;
    };
  };
}

/**
 * Loads a list again that a change made stale while it was loading: what is on its way may be from before the
 * change, and the library skips the reload.
 */
export function reloadAgain(listener: ListenerMiddlewareInstance): void {
  const waiting = new Set<string>();
  listener.startListening({
    predicate: (action) => {
      const { condition, arg } = (action as CallAction).meta ?? {};
      const isReload = arg?.forceRefetch === true && arg.subscribe === false;
      return isRejected(action) && condition === true && isReload;
    },
    effect: async (action, { condition, dispatch }) => {
      const { arg } = (action as CallAction).meta ?? {};
      if (!arg?.queryCacheKey || waiting.has(arg.queryCacheKey)) return;
      waiting.add(arg.queryCacheKey);
      const hasEnded = await condition((next) => {
        const { meta } = next as CallAction;
        const isSame = meta?.arg?.queryCacheKey === arg.queryCacheKey;
        return isSame && meta?.requestStatus !== 'pending' && meta?.condition !== true;
      });
      waiting.delete(arg.queryCacheKey);
      // A session that has ended must not be reported once more.
      if (!hasEnded || authorization() === null) return;
      const { initiate } = client.endpoints[arg.endpointName];
      dispatch(initiate(arg.originalArgs, { subscribe: false, forceRefetch: true }) as never);
    },
  });
}
