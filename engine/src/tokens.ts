import { loadJson } from './classify/linear-model.js';
import { CHARACTER_CLASSES, countCharacters } from './token-counts.js';

/** Tokens for one occurrence of each class, fitted by `npm run train`. */
const WEIGHTS = loadJson<Readonly<Record<string, number>>>('tokens');

/**
 * Estimates the tokens of a text from its characters. Vendors' vocabularies differ by a few per cent,
 * so only an estimate is possible.
 */
export function estimateTokens(text: string): number {
  const counts = countCharacters(text);
  const sum = CHARACTER_CLASSES.reduce(
    (total, name, index) => total + (WEIGHTS[name] ?? 0) * (counts[index] ?? 0),
    0,
  );
  return Math.max(text.trim() === '' ? 0 : 1, Math.round(sum));
}
