import { useState } from 'react';
import { currentUseCase } from '../../api/catalogue';
import { useGenerateMutation } from '../../api/client';
import type { HistoryItem } from '../../api/generated';
import { generationFailure } from '../../api/generation-failure';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { toast } from '../../ui/toast';
import type { Entry } from './entry';

/** Regenerates a prompt of the history and puts the new one in its place. */
export function useRegeneration(item: HistoryItem, onReplaced: () => void) {
  const [generate, { isLoading: regenerating }] = useGenerateMutation();
  const [entry, setEntry] = useState<Entry>(item);
  // Kept while an attempt has no final answer, so that trying again is the same attempt.
  const [openKey, setOpenKey] = useState<string | null>(null);

  async function regenerate(): Promise<void> {
    if (regenerating) return;
    const idempotencyKey = openKey ?? newIdempotencyKey();
    try {
      const prompt = await generate({
        'Idempotency-Key': idempotencyKey,
        generateRequest: {
          user_input: entry.original_input,
          use_case: currentUseCase(entry.use_case),
          target_model: entry.target_model,
          language: entry.language,
          regenerates: entry.id,
        },
      }).unwrap();
      setEntry({ ...entry, ...prompt });
      setOpenKey(null);
      onReplaced();
      toast.plain('Prompt regenerated');
    } catch (error) {
      const { reason, message } = generationFailure(error, 'Failed to regenerate prompt');
      setOpenKey(reason === 'unfinished' ? idempotencyKey : null);
      // The session says itself that it is over.
      if (reason !== 'session') toast.error(message);
    }
  }

  return { entry, regenerating, regenerate };
}
