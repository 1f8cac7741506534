import { useState } from 'react';
import type { BlankValues } from './blanks';
import { storedBlankValues } from './stored-blank-values';

/** The values of a prompt's blanks, and a function that sets one. */
export function useBlankValues(id: string): [BlankValues, (name: string, value: string) => void] {
  const [shown, setShown] = useState(() => ({ id, values: storedBlankValues.load(id) }));
  const values = shown.id === id ? shown.values : storedBlankValues.load(id);
  if (shown.id !== id) setShown({ id, values });
  return [
    values,
    (name, value) => {
      const next = { ...values, [name]: value };
      setShown({ id, values: next });
      storedBlankValues.save(id, next);
    },
  ];
}
