import { useState } from 'react';
import { currentUseCase } from '../../api/catalogue';
import { useGenerateMutation, useRefineMutation } from '../../api/client';
import type { Prompt, RefineRequest } from '../../api/generated';
import { generationFailure } from '../../api/generation-failure';
import { useCaseForKind, type KindChoice } from '../../api/kinds';
import { newId } from '../../lib/new-id';
import { storedBlankValues } from '../../prompt/document/stored-blank-values';
import { showGenerationFailure } from '../../prompt/refine/show-generation-failure';
import { toast } from '../../ui/toast';
import type { HistoryPrompt } from '../../api/history-prompt';

/** Asks for a prompt; trying the same task again is the same attempt while that has no final answer. */
function useIdempotentCall() {
  const [unfinished, setUnfinished] = useState<{ task: string; key: string } | null>(null);
  /** Why a wish was refused before anything was charged: said beside it. */
  const [refusal, setRefusal] = useState<string | null>(null);

  async function run(
    task: string,
    ask: (idempotencyKey: string) => Promise<Prompt>,
    { done, fallback }: { done: (prompt: Prompt) => void; fallback: string },
  ): Promise<void> {
    setRefusal(null);
    const key = unfinished?.task === task ? unfinished.key : newId();
    try {
      const prompt = await ask(key);
      setUnfinished(null);
      done(prompt);
    } catch (error) {
      const failure = generationFailure(error, fallback);
      setUnfinished(failure.reason === 'unfinished' ? { task, key } : null);
      if (failure.reason === 'unchanged') setRefusal(failure.message);
      // The session says itself that it is over.
      else if (failure.reason !== 'session') showGenerationFailure(failure);
    }
  }

  return { run, refusal };
}

/** What becomes of a prompt of the history once there is a new one. */
interface RewriteCallbacks {
  onRegenerated: (prompt: Prompt) => void;
  onRefined: (prompt: Prompt) => void;
}

/** Regenerates or refines a prompt of the history, one at a time, and says how that went. */
export function usePromptRewrite(
  entry: HistoryPrompt,
  { onRegenerated, onRefined }: RewriteCallbacks,
) {
  const [generate, { isLoading: regenerating }] = useGenerateMutation();
  const [refineEntry, { isLoading: refining }] = useRefineMutation();
  const { run, refusal } = useIdempotentCall();
  const rewriting = regenerating || refining;

  /** With the kind and the answers that it was written with, or as another kind. */
  async function regenerate(kind: KindChoice | null = entry.requested_kind): Promise<void> {
    if (rewriting) return;
    const useCase = currentUseCase(entry.use_case);
    const generateRequest = {
      user_input: entry.original_input,
      use_case: kind ? useCaseForKind(kind, useCase) : useCase,
      target_model: entry.target_model,
      language: entry.language,
      ...(kind && { kind }),
      ...(entry.answers && { answers: entry.answers }),
      regenerates: entry.id,
    };
    await run(
      `regenerate ${kind}`,
      (key) => generate({ 'Idempotency-Key': key, generateRequest }).unwrap(),
      {
        done: (prompt) => {
          storedBlankValues.copyShared(entry.id, prompt);
          onRegenerated(prompt);
          toast.plain('Prompt regenerated');
        },
        fallback: 'Failed to regenerate prompt',
      },
    );
  }

  async function refine(refineRequest: RefineRequest): Promise<void> {
    if (rewriting) return;
    await run(
      JSON.stringify(refineRequest),
      (key) => refineEntry({ id: entry.id, 'Idempotency-Key': key, refineRequest }).unwrap(),
      {
        done: (prompt) => {
          storedBlankValues.copyShared(entry.id, prompt);
          onRefined(prompt);
          toast.plain(`Prompt refined: version ${prompt.version}`);
        },
        fallback: 'Failed to refine prompt',
      },
    );
  }

  return { rewriting, refusal, regenerate, refine };
}
