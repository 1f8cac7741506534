import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Props of a button that spends a credit or deletes: the second click of a double click, and the repeats of
 * Enter held down, do nothing. The first press may be over by then. A submit button needs no `onPress`.
 */
export const pressOnce = (onPress?: () => void) => ({
  onClick: (event: MouseEvent): void => {
    if (event.detail > 1) event.preventDefault();
    else onPress?.();
  },
  onKeyDown: (event: KeyboardEvent): void => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
});
