import { useState } from 'react';
import { storedTriedPrompt, type Tried } from '../../prompt/tried/stored-tried-prompt';
import { toast } from '../../ui/toast';
import type { PromptRequest } from './request';

/**
 * The prompt tried before signing up, until its request has a result or the person dismisses it with
 * the function returned.
 */
export function useTriedPrompt(
  owner: string,
  generated: PromptRequest | undefined,
): [Tried | null, () => void] {
  const [tried, setTried] = useState(() => storedTriedPrompt.load(owner));
  if (tried && tried.request === generated?.user_input) setTried(null);
  const dismiss = (): void => {
    storedTriedPrompt.forget(owner);
    setTried(null);
    const onPress = (): void => {
      if (tried) storedTriedPrompt.restore(owner, tried);
      setTried(tried);
    };
    toast.plain('Prompt removed', { action: { label: 'Undo', onPress } });
  };
  return [tried, dismiss];
}
