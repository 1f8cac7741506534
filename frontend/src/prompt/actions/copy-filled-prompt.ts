import type { Prompt } from '../../api/generated';
import { copyAndConfirm } from '../../ui/copy-and-confirm';
import { type BlankValues, countEmptyBlanks, fillBlanks } from '../document/blanks';

function confirmationText(empty: number): string {
  if (empty === 0) return 'Prompt copied';
  return empty === 1
    ? 'Copied. One blank is still unfilled.'
    : `Copied. ${empty} blanks are still unfilled.`;
}

/** Copies a prompt with its blanks filled, and reports how many are still empty. */
export function copyFilledPrompt(
  { optimized_prompt: prompt, placeholders }: Pick<Prompt, 'optimized_prompt' | 'placeholders'>,
  request: string,
  values: BlankValues,
): Promise<void> {
  return copyAndConfirm(
    fillBlanks(prompt, placeholders, request, values),
    'prompt',
    confirmationText(countEmptyBlanks(placeholders, values)),
  );
}
