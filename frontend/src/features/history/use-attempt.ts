import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { abortAttempts } from '../../api/attempts/abort-attempts';
import {
  isRefinement,
  newAttempt,
  type Attempt,
  type AttemptCall,
} from '../../api/attempts/attempt';
import { claimAttempt, releaseAttempt } from '../../api/attempts/attempt-claims';
import { selectAttempt } from '../../api/attempts/attempts-slice';
import { isRecent, openAttempts } from '../../api/attempts/open-attempts';
import { useFollowAttemptMutation, useMeQuery } from '../../api/client';
import type { Prompt } from '../../api/generated';
import { generationFailure } from '../../api/generation-failure';
import type { SessionDispatch } from '../../api/session';
import { showGenerationFailure } from '../../prompt/refine/show-generation-failure';

/** What to do with the new prompt, and what to say if nothing else says it. */
interface Ending {
  done: (prompt: Prompt) => void;
  fallback: string;
}

/** The open attempt that began at a place and that the person still waits for. */
async function claimAwaited(owner: string, place: string): Promise<Attempt | null> {
  const attempt = openAttempts.list(owner).find((one) => one.place === place);
  if (!attempt) return null;
  // What the server has had for long is in the list already.
  const isOver = attempt.sent === 'yes' && !isRecent(attempt);
  if (isOver || attempt.sent === 'no') openAttempts.remove(attempt);
  else if (!attempt.stopped && isRecent(attempt) && (await claimAttempt(attempt))) return attempt;
  return null;
}

/**
 * Sends one attempt at a time for a prompt of the history and follows it to its end. After a reload,
 * an open attempt is picked up. The same call gets the same key again until it has a final answer,
 * so that it is charged once.
 */
export function useAttempt(promptId: string, endings: { regenerated: Ending; refined: Ending }) {
  const place = `history:${promptId}`;
  const owner = useMeQuery().data?.email ?? '';
  const dispatch = useDispatch<SessionDispatch>();
  const [follow, { isLoading: running, originalArgs: current }] = useFollowAttemptMutation();
  /** Why a refinement was refused, without a charge; shown in the refine panel. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const state = useSelector((store: Parameters<typeof selectAttempt>[0]) =>
    selectAttempt(store, current?.idempotencyKey),
  );

  async function run(attempt: Attempt): Promise<void> {
    const ending = isRefinement(attempt.call) ? endings.refined : endings.regenerated;
    setRefusal(null);
    try {
      const prompt = await follow(attempt).unwrap();
      ending.done(prompt);
    } catch (error) {
      // An aborted call rejects with a plain object. The end of the session aborts it, and says so itself.
      if ((error as { name?: string }).name === 'AbortError') return;
      const failure = generationFailure(error, ending.fallback);
      if (failure.reason === 'unchanged') setRefusal(failure.message);
      // An ended session shows its own message.
      else if (failure.reason !== 'session') showGenerationFailure(failure);
    }
  }

  const pickUp = useEffectEvent((attempt: Attempt) => {
    if (!running) void run(attempt);
  });
  useEffect(() => {
    let isMounted = true;
    void claimAwaited(owner, place).then((attempt) => {
      if (attempt && isMounted) pickUp(attempt);
    });
    return () => {
      isMounted = false;
    };
  }, [owner, place]);

  return {
    running,
    refusal,
    state,
    start: async (call: AttemptCall): Promise<void> => {
      if (running) return;
      const open = openAttempts.find(owner, call);
      await run(open ?? newAttempt({ owner, place, call, task: null }));
    },
    /** Stops to wait for a connection. */
    cancel: (): void => {
      if (!current) return;
      dispatch(abortAttempts(current.idempotencyKey));
      releaseAttempt(current);
      if (state?.sent === 'maybe') openAttempts.save({ ...current, sent: 'maybe', stopped: true });
      else openAttempts.remove(current);
    },
  };
}
