import type { Fact } from './extract/facts.js';
import { foldText } from './extract/fold.js';
import { isPlain, isPlainCode } from './extract/plain.js';
import type { Reading } from './reading.js';

/** Whether a word needs no translation beside it, such as "función" for "function". */
export function looksAlike(typed: string, concept: string): boolean {
  const [one, other] = [foldText(typed), foldText(concept)];
  return other.includes(one) || one.slice(0, 4) === other.slice(0, 4);
}

/** Words of another language stand in quotation marks, so that none is taken for English. */
export function cited(words: string): string {
  return /[^\p{ASCII}€£¥₹₩°²×]/u.test(words) && !words.includes('"') ? `"${words}"` : words;
}

/** A fact as it stands in a sentence: English first, the typed form in brackets. */
export function written({ kind, typed, english }: Fact): string {
  if (kind === 'identifier' || kind === 'code' || kind === 'address') return `\`${typed}\``;
  if (kind === 'number' && english === null) return cited(withoutStray(typed));
  if (english === null || english === typed) {
    return kind === 'date' ? typed.replace(/\p{L}/u, (first) => first.toUpperCase()) : cited(typed);
  }
  return foldText(english) === foldText(typed) ? english : `${english} (${typed})`;
}

/** "502 bad" counts nothing: a word after a number stays where it can be a plural or a unit. */
function withoutStray(typed: string): string {
  const [, number, word = ''] = /^(\p{Nd}{1,6}) ([a-z]{3,})$/u.exec(typed) ?? [];
  return number === undefined ||
    /s$|^(?:people|men|women|children|sheep|percent|year|page|day|min|minute|hour|week|month|euro|dollar|word|gram|litre)$/.test(
      word,
    )
    ? typed
    : number;
}

/** "28 Viertklässler": a number with the English name of what was counted, or null. */
export function counted(fact: Fact, { terms, text }: Reading): string | null {
  if (fact.kind !== 'number' || !/^\p{Nd}{1,7}$/u.test(fact.typed)) return null;
  const end = fact.at + fact.typed.length;
  const thing = terms.find(({ at, kind }) => kind === 'topic' && at >= end && at <= end + 1);
  if (thing === undefined || thing.concept.includes('(')) return null;
  const typed = text.slice(fact.at, thing.at + thing.typed.length);
  if (!isPlain(typed, 50)) return null;
  const noun =
    /s$|[^a-z]$/.test(thing.concept) || fact.english === '1' ? thing.concept : `${thing.concept}s`;
  return `${fact.english ?? fact.typed} ${noun} (${typed})`;
}

/** The first items whose lengths together stay within a limit. */
export function atMost(items: readonly string[], length: number): string[] {
  let sum = 0;
  return items.filter((item) => (sum += item.length) <= length);
}

/** "a, b and c", or null for nothing. */
export function listed(items: readonly string[]): string | null {
  const last = items.at(-1);
  if (last === undefined) return null;
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** Whether an error message is whole enough to be named. */
export function isMessage(error: string): boolean {
  return isPlainCode(error, 200) && /^['"[(]?[\p{L}\p{N}]/u.test(error);
}
