import {
  createSlice,
  isAnyOf,
  type PayloadAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { client } from '../../api/client';
import type { Prompt, RefineRequest } from '../../api/generated';
import { generationFailure } from '../../api/generation-failure';
import {
  generationProgressed,
  type GenerationProgressEvent,
  type PromptSection,
} from '../../api/generation-stream';
import { SESSION_ENDINGS } from '../../api/session';
import { storedBlankValues } from '../../prompt/document/stored-blank-values';
import { showGenerationFailure } from '../../prompt/refine/show-generation-failure';
import {
  newAttempt,
  type GenerationAttempt,
  type FailedAttempt,
  type GenerationTask,
} from './generation-attempt';
import { drafts } from './draft';
import { lastResult } from './last-result';
import { requestBody, type PromptRequest } from './request';

/** Progress of the running generation. */
export interface Progress {
  /** The place in the queue, 1 for the next one; 0 once writing has started. */
  position: number;
  sections: PromptSection[];
}

/** A finished prompt and the refinement that made it, if any. */
export interface Version {
  prompt: Prompt;
  change: { refinement: RefineRequest; fromVersion: number } | null;
}

interface GenerationState {
  pending: GenerationAttempt | null;
  progress: Progress;
  /** Has at least one version; `shown` is the index of the one on screen. */
  result: { request: PromptRequest; versions: Version[]; shown: number } | null;
  failed: FailedAttempt | null;
  /** The refinement note being typed. */
  note: string;
}

const NO_PROGRESS: Progress = { position: 1, sections: [] };
const INITIAL_STATE: GenerationState = {
  pending: null,
  progress: NO_PROGRESS,
  result: null,
  failed: null,
  note: '',
};

function applyProgress(progress: Progress, { event, data }: GenerationProgressEvent): Progress {
  if (event === 'queued') return { ...progress, position: data.position };
  if (event === 'started') return { ...progress, position: 0 };
  const { index, ...section } = data;
  const sections = [...progress.sections];
  sections[index] = section;
  return { position: 0, sections };
}

const notIn =
  (ids: readonly string[]) =>
  ({ prompt }: Version): boolean =>
    !ids.includes(prompt.id);

/** Kept in the store, so that a person who leaves the dashboard finds the result on return. */
const slice = createSlice({
  name: 'generation',
  initialState: INITIAL_STATE,
  reducers: {
    started: (state, { payload }: PayloadAction<GenerationAttempt>) => {
      state.pending = payload;
      state.progress = NO_PROGRESS;
      state.failed = null;
    },
    finished: (
      state,
      { payload }: PayloadAction<{ attempt: GenerationAttempt; prompt: Prompt }>,
    ) => {
      const { attempt, prompt } = payload;
      if (state.pending?.idempotencyKey !== attempt.idempotencyKey) return;
      const { request, refines } = attempt;
      const change = refines
        ? { refinement: refines.refinement, fromVersion: refines.version }
        : null;
      const before = refines ? (state.result?.versions ?? []) : [];
      state.pending = null;
      state.result = { request, versions: [...before, { prompt, change }], shown: before.length };
      if (refines?.refinement.note !== undefined) state.note = '';
    },
    failed: (state, { payload }: PayloadAction<FailedAttempt>) => {
      if (state.pending?.idempotencyKey !== payload.attempt.idempotencyKey) return;
      state.pending = null;
      state.failed = payload;
    },
    /** The result from before a reload. */
    restored: (state, { payload }: PayloadAction<NonNullable<GenerationState['result']>>) => {
      if (!state.pending && !state.result) state.result = payload;
    },
    /** Shows another version of the result. */
    versionShown: (state, { payload }: PayloadAction<number>) => {
      if (state.result) state.result.shown = payload;
    },
    /** Deleted by the person; the version before, or else the next one, comes on screen. */
    versionsDeleted: (state, { payload: ids }: PayloadAction<readonly string[]>) => {
      const { result } = state;
      if (!result) return;
      const before = result.versions.slice(0, result.shown).filter(notIn(ids)).length;
      const versions = result.versions.filter(notIn(ids));
      const shown = Math.max(0, Math.min(before, versions.length - 1));
      state.result = versions.length > 0 ? { ...result, versions, shown } : null;
    },
    /** The result as it was before the deletion, unless the person has gone on. */
    deletionUndone: (state, { payload }: PayloadAction<NonNullable<GenerationState['result']>>) => {
      const ids = payload.versions.map(({ prompt }) => prompt.id);
      if (!state.pending && !state.result?.versions.some(notIn(ids))) state.result = payload;
    },
    noteTyped: (state, { payload }: PayloadAction<string>) => {
      state.note = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(generationProgressed, (state, { payload }) => {
        if (state.pending?.idempotencyKey !== payload.idempotencyKey) return;
        return { ...state, progress: applyProgress(state.progress, payload.progress) };
      })
      .addMatcher(isAnyOf(...SESSION_ENDINGS), () => INITIAL_STATE);
  },
  selectors: { selectGeneration: (state) => state },
});

export const generationReducer = slice.reducer;
export const { restored, versionShown, versionsDeleted, deletionUndone, noteTyped } = slice.actions;
export const { selectGeneration } = slice.selectors;

type State = Parameters<typeof selectGeneration>[0];
export type GenerationDispatch = ThunkDispatch<State, unknown, UnknownAction>;

function callApi(dispatch: GenerationDispatch, attempt: GenerationAttempt): Promise<Prompt> {
  const { request, regenerates, refines, idempotencyKey } = attempt;
  const key = { 'Idempotency-Key': idempotencyKey };
  const { generate: generation, refine } = client.endpoints;
  if (refines) {
    const arg = { ...key, id: refines.id, refineRequest: refines.refinement };
    return dispatch(refine.initiate(arg, { track: false })).unwrap();
  }
  const body = { ...requestBody(request), ...(regenerates && { regenerates }) };
  const arg = { ...key, generateRequest: body };
  return dispatch(generation.initiate(arg, { track: false })).unwrap();
}

/** Generates a prompt and shows how it went. Does nothing while another generation is running. */
export const generate =
  (task: GenerationTask, owner: string) =>
  async (dispatch: GenerationDispatch, getState: () => State): Promise<void> => {
    const { pending, failed } = selectGeneration(getState());
    if (pending) return;

    const attempt = newAttempt(task, failed);
    dispatch(slice.actions.started(attempt));
    try {
      const prompt = await callApi(dispatch, attempt);
      drafts.removeIfUnchanged(owner, task.request);
      lastResult.save(owner, { id: prompt.id, request: task.request });
      const from = task.refines?.id ?? task.regenerates;
      if (from) storedBlankValues.copyShared(from, prompt);
      dispatch(slice.actions.finished({ attempt, prompt }));
    } catch (error) {
      // The session ended meanwhile: it cleared the attempt and showed its own message.
      if (selectGeneration(getState()).pending?.idempotencyKey !== attempt.idempotencyKey) return;
      const failure = generationFailure(error, 'Failed to generate prompt');
      dispatch(slice.actions.failed({ attempt, failure }));
      // A refinement without effect is explained in the panel instead.
      if (failure.reason !== 'unchanged') showGenerationFailure(failure);
    }
  };
