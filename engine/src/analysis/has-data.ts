import { missingFor } from './missing.js';
import type { Pasted } from './pasted.js';

/** Fewer numbers than this do not count as data. */
const FEWEST_NUMBERS = 4;

/** Whether a request contains data to analyse, or refers to data that is still missing. */
export function hasData(request: { text: string; pasted: readonly Pasted[] }): boolean {
  const numbers = request.text.match(/\p{N}+(?:[.,]\p{N}+)*/gu)?.length ?? 0;
  return (
    request.pasted.length > 0 ||
    numbers >= FEWEST_NUMBERS ||
    missingFor('analyse_data', request) !== null
  );
}
