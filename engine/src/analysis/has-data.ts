import { missingFor } from './missing.js';
import type { Pasted } from './pasted.js';

/** Fewer numbers than this are no data. */
const FEWEST_NUMBERS = 4;

/** Whether a request holds data that can be analysed, or points at some that is still missing. */
export function hasData(request: { text: string; pasted: readonly Pasted[] }): boolean {
  const numbers = request.text.match(/\p{N}+(?:[.,]\p{N}+)*/gu)?.length ?? 0;
  return (
    request.pasted.length > 0 ||
    numbers >= FEWEST_NUMBERS ||
    missingFor('analyse_data', request) !== null
  );
}
