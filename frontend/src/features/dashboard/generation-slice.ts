import {
  createSlice,
  isAnyOf,
  type PayloadAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { abortAttempts } from '../../api/attempts/abort-attempts';
import { claimAttempt, releaseAttempt } from '../../api/attempts/attempt-claims';
import { selectAttempt } from '../../api/attempts/attempts-slice';
import { isRecent, openAttempts } from '../../api/attempts/open-attempts';
import { client } from '../../api/client';
import type { Prompt, RefineRequest } from '../../api/generated';
import { generationFailure, UNANSWERED, UNSENT } from '../../api/generation-failure';
import {
  generationProgressed,
  type GenerationProgressEvent,
  type PromptSection,
} from '../../api/generation-stream';
import { SESSION_ENDINGS } from '../../api/session';
import { storedBlankValues } from '../../prompt/document/stored-blank-values';
import { storedTriedPrompt } from '../../prompt/tried/stored-tried-prompt';
import { showGenerationFailure } from '../../prompt/refine/show-generation-failure';
import {
  attemptOf,
  storedAttempts,
  type GenerationAttempt,
  type FailedAttempt,
  type GenerationTask,
} from './generation-attempt';
import { toast } from '../../ui/toast';
import { drafts } from './draft';
import { lastResult } from './last-result';
import type { PromptRequest } from './request';

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
  /** Since when the person waits for it, in milliseconds since 1970. */
  since: number;
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
  since: 0,
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
    started: (state, { payload }: PayloadAction<{ attempt: GenerationAttempt; since: number }>) => {
      state.pending = payload.attempt;
      state.since = payload.since;
      state.progress = NO_PROGRESS;
      state.failed = null;
    },
    finished: (
      state,
      { payload }: PayloadAction<{ attempt: GenerationAttempt; prompt: Prompt }>,
    ) => {
      const { attempt, prompt } = payload;
      if (state.pending?.idempotencyKey !== attempt.idempotencyKey) return;
      const { request, refines } = attempt.task;
      const change = refines
        ? { refinement: refines.refinement, fromVersion: refines.version }
        : null;
      const before = refines ? (state.result?.versions ?? []) : [];
      // After a reload, the versions can include it already.
      const others = before.filter((version) => version.prompt.id !== prompt.id);
      state.pending = null;
      state.result = { request, versions: [...others, { prompt, change }], shown: others.length };
      if (refines?.refinement.note !== undefined) state.note = '';
    },
    failed: (state, { payload }: PayloadAction<FailedAttempt>) => {
      if (state.pending && state.pending.idempotencyKey !== payload.attempt.idempotencyKey) return;
      state.pending = null;
      state.failed = payload;
    },
    cancelled: (state) => {
      state.pending = null;
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

type State = Parameters<typeof selectGeneration>[0] & Parameters<typeof selectAttempt>[0];
export type GenerationDispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** Sends an attempt, follows it to its end and shows how it went. */
const follow =
  (attempt: GenerationAttempt, since: number) =>
  async (dispatch: GenerationDispatch, getState: () => State): Promise<void> => {
    dispatch(slice.actions.started({ attempt, since }));
    const { task, owner } = attempt;
    try {
      const call = client.endpoints.followAttempt.initiate(attempt, { track: false });
      const prompt = await dispatch(call).unwrap();
      drafts.removeIfUnchanged(owner, task.request);
      storedTriedPrompt.forgetIfGenerated(owner, task.request.user_input);
      lastResult.save(owner, { id: prompt.id, request: task.request });
      const from = task.refines?.id ?? task.regenerates;
      if (from) storedBlankValues.copyShared(from, prompt);
      toast.clearError();
      dispatch(slice.actions.finished({ attempt, prompt }));
    } catch (error) {
      // The session ended or the person cancelled, which has cleared the attempt.
      if (selectGeneration(getState()).pending?.idempotencyKey !== attempt.idempotencyKey) return;
      const failure = generationFailure(error, 'Failed to generate prompt');
      dispatch(slice.actions.failed({ attempt, failure }));
      // What the refine panel or the card says is not said twice.
      if (failure.reason !== 'unchanged' && failure.reason !== 'unsent') {
        showGenerationFailure(failure);
      }
    }
  };

/** Generates a prompt and shows how it went. Does nothing while another generation is running. */
export const generate =
  (task: GenerationTask, owner: string) =>
  async (dispatch: GenerationDispatch, getState: () => State): Promise<void> => {
    const { pending, failed } = selectGeneration(getState());
    if (pending) return;
    const attempt = attemptOf(task, owner);
    if (failed && failed.attempt.idempotencyKey !== attempt.idempotencyKey) forget(failed.attempt);
    await dispatch(follow(attempt, Date.now()));
  };

function forget(attempt: GenerationAttempt): void {
  openAttempts.remove(attempt);
  releaseAttempt(attempt);
}

/** Stops an attempt that waits for a connection. */
export const cancel =
  () =>
  (dispatch: GenerationDispatch, getState: () => State): void => {
    const { pending } = selectGeneration(getState());
    if (!pending) return;
    const { sent = 'no' } = selectAttempt(getState(), pending.idempotencyKey) ?? {};
    dispatch(slice.actions.cancelled());
    dispatch(abortAttempts(pending.idempotencyKey));
    if (sent === 'no') return forget(pending);
    const attempt = { ...pending, sent, stopped: true };
    openAttempts.save(attempt);
    dispatch(slice.actions.failed({ attempt, failure: UNANSWERED }));
  };

/** Picks up the account's open attempt after a reload, a closed tab or a login. */
export const resume =
  (owner: string) =>
  async (dispatch: GenerationDispatch, getState: () => State): Promise<void> => {
    const isBusy = (): boolean => {
      const { pending, failed } = selectGeneration(getState());
      return pending !== null || failed !== null;
    };
    for (const attempt of storedAttempts(owner)) {
      if (isBusy()) return;
      if (!(await claimAttempt(attempt))) continue;
      if (isBusy()) return releaseAttempt(attempt);
      if (attempt.sent === 'no') {
        forget(attempt);
        dispatch(slice.actions.failed({ attempt, failure: UNSENT }));
      } else if (attempt.stopped || (attempt.sent === 'maybe' && !isRecent(attempt))) {
        dispatch(slice.actions.failed({ attempt, failure: UNANSWERED }));
      } else {
        void dispatch(follow(attempt, attempt.startedAt));
      }
      return;
    }
  };
