import { useState } from 'react';
import { currentUseCase } from '../../api/catalogue';
import { useGenerateMutation, useRefineMutation } from '../../api/client';
import type { Prompt, RefineRequest } from '../../api/generated';
import { generationFailure } from '../../api/generation-failure';
import { matchingUseCase, type KindChoice } from '../../api/kinds';
import { newId } from '../../lib/new-id';
import { storedBlankValues } from '../../prompt/document/stored-blank-values';
import { showGenerationFailure } from '../../prompt/refine/show-generation-failure';
import { toast } from '../../ui/toast';
import type { HistoryPrompt } from '../../api/history-prompt';

/**
 * Calls the API with an idempotency key. The same task gets the same key again until it has a final
 * answer, so that it is charged once.
 */
function useIdempotentCall() {
  const [unfinished, setUnfinished] = useState<{ task: string; key: string } | null>(null);
  /** Why a refinement was refused, without a charge; shown in the refine panel. */
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
      // An ended session shows its own message.
      else if (failure.reason !== 'session') showGenerationFailure(failure);
    }
  }

  return { run, refusal };
}

/** Called with the new prompt. */
interface RewriteCallbacks {
  onRegenerated: (prompt: Prompt) => void;
  onRefined: (prompt: Prompt) => void;
}

/** Regenerates or refines a prompt of the history, one call at a time, and shows the outcome. */
export function usePromptRewrite(
  entry: HistoryPrompt,
  { onRegenerated, onRefined }: RewriteCallbacks,
) {
  const [generate, { isLoading: regenerating }] = useGenerateMutation();
  const [refineEntry, { isLoading: refining }] = useRefineMutation();
  const { run, refusal } = useIdempotentCall();
  const rewriting = regenerating || refining;

  /** Uses the prompt's own kind and answers, or another kind. */
  async function regenerate(kind: KindChoice | null = entry.requested_kind): Promise<void> {
    if (rewriting) return;
    const useCase = currentUseCase(entry.use_case);
    const generateRequest = {
      user_input: entry.original_input,
      use_case: kind ? matchingUseCase(kind, useCase) : useCase,
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
