import {
  createSlice,
  isAnyOf,
  type PayloadAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { client } from '../../api/client';
import type { Prompt } from '../../api/generated';
import { generationFailure, type GenerationFailure } from '../../api/generation-failure';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { SESSION_ENDINGS } from '../../api/session';
import { toast } from '../../ui/toast';
import { drafts } from './draft';
import { sameRequest, type PromptRequest } from './request';

/** One press of Generate or Regenerate. */
export interface Attempt {
  request: PromptRequest;
  /** The prompt that this one repeats. */
  regenerates?: string;
  idempotencyKey: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

interface GenerationState {
  pending: Attempt | null;
  result: { request: PromptRequest; prompt: Prompt } | null;
  failed: { attempt: Attempt; failure: GenerationFailure } | null;
}

const NOTHING: GenerationState = { pending: null, result: null, failed: null };

/** Outlives the page: a person may leave the dashboard and find the result on coming back. */
const slice = createSlice({
  name: 'generation',
  initialState: NOTHING,
  reducers: {
    started: (state, { payload }: PayloadAction<Attempt>) => {
      state.pending = payload;
      state.failed = null;
    },
    finished: (state, { payload }: PayloadAction<{ attempt: Attempt; prompt: Prompt }>) => {
      const { attempt, prompt } = payload;
      if (state.pending?.idempotencyKey !== attempt.idempotencyKey) return;
      state.pending = null;
      state.result = { request: attempt.request, prompt };
    },
    failed: (state, { payload }: PayloadAction<NonNullable<GenerationState['failed']>>) => {
      if (state.pending?.idempotencyKey !== payload.attempt.idempotencyKey) return;
      state.pending = null;
      state.failed = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(...SESSION_ENDINGS), () => NOTHING);
  },
  selectors: { selectGeneration: (state) => state },
});

export const generationReducer = slice.reducer;
export const { selectGeneration } = slice.selectors;

type State = Parameters<typeof selectGeneration>[0];
export type GenerationDispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** A new key for each press; the same one where the last press got no final answer. */
function keyFor(last: GenerationState['failed'], request: PromptRequest, regenerates?: string) {
  const same =
    last?.failure.reason === 'unfinished' &&
    last.attempt.regenerates === regenerates &&
    sameRequest(last.attempt.request, request);
  return same ? last.attempt.idempotencyKey : newIdempotencyKey();
}

/** Generates a prompt and tells how it went; a second press while one is under way does nothing. */
export const generate =
  (request: PromptRequest, owner: string, regenerates?: string) =>
  async (dispatch: GenerationDispatch, getState: () => State): Promise<void> => {
    const { pending, failed } = selectGeneration(getState());
    if (pending) return;

    const attempt: Attempt = {
      request,
      idempotencyKey: keyFor(failed, request, regenerates),
      startedAt: Date.now(),
      ...(regenerates && { regenerates }),
    };
    dispatch(slice.actions.started(attempt));
    try {
      const call = client.endpoints.generate.initiate(
        {
          'Idempotency-Key': attempt.idempotencyKey,
          generateRequest: { ...request, ...(regenerates && { regenerates }) },
        },
        { track: false },
      );
      const prompt = await dispatch(call).unwrap();
      drafts.done(owner, request);
      dispatch(slice.actions.finished({ attempt, prompt }));
    } catch (error) {
      // A session that ended meanwhile took the attempt with it and has said so itself.
      if (selectGeneration(getState()).pending?.idempotencyKey !== attempt.idempotencyKey) return;
      const failure = generationFailure(error, 'Failed to generate prompt');
      dispatch(slice.actions.failed({ attempt, failure }));
      toast.error(failure.message);
    }
  };
