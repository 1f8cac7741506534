import type { Prompt } from '../../api/generated';
import { type BlankValues, countEmptyBlanks, fillBlanks } from '../document/blanks';
import { copyPrompt } from './copy-prompt';

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
  return copyPrompt(
    fillBlanks(prompt, placeholders, request, values),
    confirmationText(countEmptyBlanks(placeholders, values)),
  );
}
