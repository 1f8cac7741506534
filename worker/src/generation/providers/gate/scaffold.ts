import { detectLanguage } from '@promptmint/engine/classify/detect-language';
import { withoutQuotes } from './literals.js';

/** Words that never begin an order in English. */
const NO_ORDER =
  /^(?:the|an?|this|that|these|those|it|he|she|they|we|i|you|my|your|yes|no|sure|sorry|here|there|is|are|was|were|because|since)\b|^\P{L}*\p{Nd}/iu;
/** How models begin an answer or decline one; no line of a blueprint begins so. */
const ANSWERS =
  /^(?:(?:sure|certainly|of course)[,!]|here (?:is|are) (?:the|your|an?|my)\b|as an ai\b)|```/i;

/** Whether the blueprint's own lines are certainly not English. */
export function isForeign(lines: readonly string[], given: readonly string[]): boolean {
  const own = given
    .filter((span) => span.length > 2)
    .reduce((text, span) => text.replaceAll(span, ' '), withoutQuotes(lines.join('\n')))
    .replace(/\([^()]*\)/g, ' ');
  const letters = own.match(/\p{L}/gu)?.length ?? 0;
  const latin = own.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 < letters) return true;
  const language = detectLanguage(own);
  return language !== null && language !== 'en';
}

/** Whether an objective is certainly not an order, but a statement or an answer. */
export function isNoOrder(objective: string): boolean {
  return NO_ORDER.test(objective.trim());
}

/** Whether a line reads like an answer, or contains a block of code. */
export function beginsAnswer(line: string): boolean {
  return ANSWERS.test(line.trim());
}
