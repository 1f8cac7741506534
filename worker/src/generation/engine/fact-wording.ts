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
  if (isMarkedPercent(fact, text)) return null;
  const end = fact.at + fact.typed.length;
  const thing = terms.find(({ at, kind }) => kind === 'topic' && at >= end && at <= end + 1);
  if (thing === undefined || thing.concept.includes('(')) return null;
  const typed = text.slice(fact.at, thing.at + thing.typed.length);
  if (!isPlain(typed, 50)) return null;
  const one = fact.english === '1' || fact.typed === '1';
  const told = `${fact.english ?? fact.typed} ${one ? thing.concept : pluralOf(thing.concept)}`;
  return told === typed ? told : `${told} (${typed})`;
}

function pluralOf(noun: string): string {
  if (/s$|[^a-z]$/.test(noun)) return noun;
  if (noun.endsWith('child')) return `${noun}ren`;
  return /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ies') : `${noun}s`;
}

/** A fact with what it counts, numbers or takes off, as far as the words beside it tell. */
export function named(fact: Fact, reading: Reading): string {
  return (
    counted(fact, reading) ?? shareOf(fact, reading) ?? numbered(fact, reading) ?? written(fact)
  );
}

const NUMBER_SIGN = /^ (?:(?:n[°ºo.r]*|nr\.?|núm\.?|№|#) ?)?$/iu;
/** What a number stands for behind one of these. */
const NUMBERED = new Map([
  ['customer orders', 'order number'],
  ['bill', 'bill number'],
]);
/** Several of a thing are counted and bear no number: "Bestellungen 120". */
const SEVERAL = /(?:en|s|i|ы|и|ов|lar|ler)$/iu;

/** "Bestellung 4711": a number with the English name of what bears it, or null. */
function numbered(fact: Fact, { terms, text, language }: Reading): string | null {
  if (fact.kind !== 'number' || !/^\d{2,}$/.test(fact.typed) || fact.english !== null) return null;
  const thing = terms.find(
    ({ at, typed }) => at < fact.at && NUMBER_SIGN.test(text.slice(at + typed.length, fact.at)),
  );
  const name = NUMBERED.get(thing?.concept ?? '');
  if (thing === undefined || name === undefined || language === 'en') return null;
  const typed = text.slice(thing.at, fact.at + fact.typed.length);
  return SEVERAL.test(thing.typed) || !isPlain(typed, 50)
    ? null
    : `${name} ${fact.typed} (${typed})`;
}

/** What a share can be of; in a list of shares the next word is often that of the next one. */
const SHARED = new Set(['discount', 'VAT', 'tax', 'income tax']);
const SHARE_OF = /^ ?(?:d[ei] |d['’]|von |del? |do |da )?$/iu;

/** "15 % Rabatt", "%15 indirim": a share with the English name of what it is of, or null. */
function shareOf(fact: Fact, { terms, text, language }: Reading): string | null {
  const marked = isMarkedPercent(fact, text);
  if (language === 'en' || (!marked && !/^[\d.,]+ ?%$/.test(fact.typed))) return null;
  const start = marked ? fact.at - 1 : fact.at;
  const end = fact.at + fact.typed.length;
  const thing = terms.find(
    ({ at, typed, concept }) =>
      SHARED.has(concept) &&
      SHARE_OF.test(at < start ? text.slice(at + typed.length, start) : text.slice(end, at)),
  );
  if (thing === undefined) return null;
  const typed = text.slice(Math.min(start, thing.at), Math.max(end, thing.at + thing.typed.length));
  const share = marked ? `${fact.typed}%` : fact.typed;
  return isPlain(typed, 50) ? `${share} ${thing.concept} (${typed})` : null;
}

/** "%15": the sign of a share before its number. */
function isMarkedPercent({ at }: Fact, text: string): boolean {
  return text.charAt(at - 1) === '%';
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
