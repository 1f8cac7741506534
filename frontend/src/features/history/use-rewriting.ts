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
function useAttempt() {
  const [open, setOpen] = useState<{ task: string; key: string } | null>(null);
  /** Why a wish was refused before anything was charged: said beside it. */
  const [refusal, setRefusal] = useState<string | null>(null);

  async function attempt(
    task: string,
    ask: (idempotencyKey: string) => Promise<Prompt>,
    { done, fallback }: { done: (prompt: Prompt) => void; fallback: string },
  ): Promise<void> {
    setRefusal(null);
    const key = open?.task === task ? open.key : newId();
    try {
      const prompt = await ask(key);
      setOpen(null);
      done(prompt);
    } catch (error) {
      const failure = generationFailure(error, fallback);
      setOpen(failure.reason === 'unfinished' ? { task, key } : null);
      if (failure.reason === 'unchanged') setRefusal(failure.message);
      // The session says itself that it is over.
      else if (failure.reason !== 'session') showGenerationFailure(failure);
    }
  }

  return { attempt, refusal };
}

/** What becomes of a prompt of the history once there is a new one. */
interface Done {
  onRegenerated: (prompt: Prompt) => void;
  onRefined: (prompt: Prompt) => void;
}

/** Regenerates or refines a prompt of the history, one at a time, and says how that went. */
export function useRewriting(entry: HistoryPrompt, { onRegenerated, onRefined }: Done) {
  const [generate, { isLoading: regenerating }] = useGenerateMutation();
  const [refineEntry, { isLoading: refining }] = useRefineMutation();
  const { attempt, refusal } = useAttempt();
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
    await attempt(
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
    await attempt(
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
