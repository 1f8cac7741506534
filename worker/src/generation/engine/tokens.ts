import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

const NO_SPECIAL_TOKENS = { disallowedSpecial: new Set<string>() };

/** Merging is quadratic in the length of an unbroken run, so very long runs are cut. */
const LONG_RUN = /\S{500}|\s{500}/;
const PIECE = /[^]*?(?:\S{500}|\s{500})|[^]+/g;

/**
 * Tokens of a text in the o200k vocabulary. Other vendors' vocabularies differ by some per cent,
 * so this is an estimate for them. Marks such as `<|endoftext|>` count as ordinary text.
 */
export function estimateTokens(text: string): number {
  const pieces = LONG_RUN.test(text) ? (text.match(PIECE) ?? []) : [text];
  return pieces.reduce((sum, piece) => sum + countTokens(piece, NO_SPECIAL_TOKENS), 0);
}
