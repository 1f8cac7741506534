import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { client } from '../client';

/** Stops to follow one attempt, or all. What the server has goes on there. */
export const abortAttempts =
  (idempotencyKey?: string) =>
  (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): void => {
    for (const { arg, abort } of dispatch(client.util.getRunningMutationsThunk())) {
      if (arg.endpointName !== 'followAttempt') continue;
      const attempt = arg.originalArgs as { idempotencyKey: string };
      if (!idempotencyKey || attempt.idempotencyKey === idempotencyKey) abort();
    }
  };
