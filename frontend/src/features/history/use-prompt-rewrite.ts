import { generateCall, refineCall } from '../../api/attempts/attempt';
import { currentUseCase } from '../../api/catalogue';
import type { Prompt, RefineRequest } from '../../api/generated';
import { matchingUseCase, type KindChoice } from '../../api/kinds';
import { storedBlankValues } from '../../prompt/document/stored-blank-values';
import { toast } from '../../ui/toast';
import type { HistoryPrompt } from '../../api/history-prompt';
import { useAttempt } from './use-attempt';

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
  const { running, refusal, state, start, cancel } = useAttempt(entry.id, {
    regenerated: {
      done: (prompt) => {
        storedBlankValues.copyShared(entry.id, prompt);
        onRegenerated(prompt);
        toast.plain('Prompt regenerated');
      },
      fallback: 'Failed to regenerate prompt',
    },
    refined: {
      done: (prompt) => {
        storedBlankValues.copyShared(entry.id, prompt);
        onRefined(prompt);
        toast.plain(`Prompt refined: version ${prompt.version}`);
      },
      fallback: 'Failed to refine prompt',
    },
  });

  /** Uses the prompt's own kind and answers, or another kind. */
  function regenerate(kind: KindChoice | null = entry.requested_kind): Promise<void> {
    const useCase = currentUseCase(entry.use_case);
    return start(
      generateCall({
        user_input: entry.original_input,
        use_case: kind ? matchingUseCase(kind, useCase) : useCase,
        target_model: entry.target_model,
        language: entry.language,
        ...(kind && { kind }),
        ...(entry.answers && { answers: entry.answers }),
        regenerates: entry.id,
      }),
    );
  }

  return {
    rewriting: running,
    refusal,
    /** What the running attempt is doing. */
    state,
    cancel,
    regenerate,
    refine: (refinement: RefineRequest): Promise<void> => start(refineCall(entry.id, refinement)),
  };
}
