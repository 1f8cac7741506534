import { useRef } from 'react';
import type { NewApiKey } from '../../../api/generated';

/**
 * Passes a new key on once its dialog has closed: only then can it take the focus. An answer that comes after
 * that, because the person cancelled meanwhile, is passed on at once: no one could get the key again.
 */
export function useNewKey(onMade: (made: NewApiKey) => void, onClose: () => void) {
  const made = useRef<NewApiKey>(null);
  const closed = useRef(false);
  return {
    keep: (answer: NewApiKey): void => {
      made.current = answer;
      if (closed.current) onMade(answer);
    },
    close: (): void => {
      closed.current = true;
      onClose();
      if (made.current) onMade(made.current);
    },
  };
}
