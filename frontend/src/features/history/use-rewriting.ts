import { useState } from 'react';
import { currentUseCase } from '../../api/catalogue';
import { useGenerateMutation, useRefineMutation } from '../../api/client';
import type { HistoryItem, Prompt, RefineRequest } from '../../api/generated';
import { generationFailure } from '../../api/generation-failure';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { tellFailure } from '../../ui/tell-failure';
import { toast } from '../../ui/toast';
import type { Entry } from './entry';

/** Regenerates or refines a prompt of the history and puts the new one in its place. */
export function useRewriting(item: HistoryItem, onReplaced: () => void) {
  const [generate, { isLoading: regenerating }] = useGenerateMutation();
  const [refineEntry, { isLoading: refining }] = useRefineMutation();
  const [entry, setEntry] = useState<Entry>(item);
  // Kept while an attempt has no final answer, so that trying the same again is the same attempt.
  const [open, setOpen] = useState<{ task: string; key: string } | null>(null);
  const rewriting = regenerating || refining;

  async function rewrite(
    task: string,
    ask: (idempotencyKey: string) => Promise<Prompt>,
    { done, fallback }: { done: (prompt: Prompt) => string; fallback: string },
  ): Promise<void> {
    if (rewriting) return;
    const key = open?.task === task ? open.key : newIdempotencyKey();
    try {
      const prompt = await ask(key);
      setEntry({ ...entry, ...prompt });
      setOpen(null);
      onReplaced();
      toast.plain(done(prompt));
    } catch (error) {
      const failure = generationFailure(error, fallback);
      setOpen(failure.reason === 'unfinished' ? { task, key } : null);
      // The session says itself that it is over.
      if (failure.reason !== 'session') tellFailure(failure);
    }
  }

  const regenerate = (): Promise<void> =>
    rewrite(
      'regenerate',
      (idempotencyKey) =>
        generate({
          'Idempotency-Key': idempotencyKey,
          generateRequest: {
            user_input: entry.original_input,
            use_case: currentUseCase(entry.use_case),
            target_model: entry.target_model,
            language: entry.language,
            regenerates: entry.id,
          },
        }).unwrap(),
      { done: () => 'Prompt regenerated', fallback: 'Failed to regenerate prompt' },
    );

  const refine = (wanted: RefineRequest): Promise<void> =>
    rewrite(
      JSON.stringify(wanted),
      (idempotencyKey) =>
        refineEntry({
          id: entry.id,
          'Idempotency-Key': idempotencyKey,
          refineRequest: wanted,
        }).unwrap(),
      {
        done: ({ version }) => `Prompt refined: version ${version}`,
        fallback: 'Failed to refine prompt',
      },
    );

  return { entry, rewriting, regenerate, refine };
}
