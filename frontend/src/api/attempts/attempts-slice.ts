import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AttemptState } from './attempt';

/** What each attempt that this page follows is doing, by its key. */
const slice = createSlice({
  name: 'attempts',
  initialState: {} as Partial<Record<string, AttemptState>>,
  reducers: {
    attemptChanged: (
      state,
      { payload }: PayloadAction<{ idempotencyKey: string; state: AttemptState }>,
    ) => {
      state[payload.idempotencyKey] = payload.state;
    },
    attemptEnded: (state, { payload }: PayloadAction<string>) => {
      delete state[payload];
    },
  },
  selectors: {
    selectAttempt: (state, idempotencyKey: string | undefined): AttemptState | undefined =>
      idempotencyKey === undefined ? undefined : state[idempotencyKey],
  },
});

export const attemptsReducer = slice.reducer;
export const { attemptChanged, attemptEnded } = slice.actions;
export const { selectAttempt } = slice.selectors;
