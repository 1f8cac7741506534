import type { GlossaryLanguage } from '../glossary/glossary-table.js';
import { UNITS } from '../glossary/units.js';
import { findDates } from './dates.js';
import { foldText } from './fold.js';

/** Something exact in a request: a number with its unit, a date, a code, a name, an address. */
export interface Fact {
  kind: 'number' | 'date' | 'code' | 'name' | 'address' | 'identifier';
  typed: string;
  /** English reading where the typed one is not English already. */
  english: string | null;
  at: number;
}

const NUMBER =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}_#&@.,{])(?:[£$€¥₹₩]|R\$ ?)?-?\p{Nd}+(?:[.,:/h]\p{Nd}+)*(?:[-–]\p{Nd}+(?:-\p{Nd}+)?)?(?: ?(?:%|€|£|\$|ct\b|p(?![\p{L}\p{N}])|k\b|kWh\b|km\b|kg\b|cm\b|mm\b|ml\b|[ap]\.m\.|am\b|pm\b|MB\b|GB\b|TB\b|m²|°C|C\b|h\b|x\p{Nd}+\w*))?/gu;
/** Thousands parted by spaces, where no further number stands beside them. */
const GROUPED =
  /(?<![\p{L}\p{N}.,]|\p{Nd}[ \u00a0\u202f])\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3}){1,2}(?:[ \u00a0\u202f]?[€$£₽])?(?!\p{N}|[.,]\p{Nd}|[ \u00a0\u202f]\p{Nd})/gu;
const SPACE_GROUPS: readonly string[] = ['fr', 'ru'];
const CODE =
  /(?<![\p{L}\p{N}_.])(?:[A-Z]{1,5}-?\d[A-Z\d-]*|\d{1,8}[A-Z]{1,3}\d*)(?![\p{L}\p{N}_])/gu;
const ADDRESS =
  /https?:\/\/[^\s"'<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w/.])[\w-]+\.(?:jpg|jpeg|png|pdf|csv|xlsx?|json|txt|md|docx?|xml|zip)\b/gi;
const IDENTIFIER = /(?<![\w.$])(?:[a-z]+_[a-z_\d]+|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?![\w])/g;

/** Exact things of a text in the order they stand there, without overlaps. */
export function findFacts(text: string, language: GlossaryLanguage): Fact[] {
  const facts: Fact[] = [
    ...matches(text, ADDRESS, 'address'),
    ...findDates(text, language).map(({ typed, english, at }) => ({
      kind: 'date' as const,
      typed,
      english: foldText(english) === foldText(typed) ? null : english,
      at,
    })),
    ...matches(text, CODE, 'code'),
    ...(SPACE_GROUPS.includes(language) ? matches(text, GROUPED, 'number') : []).map((fact) =>
      withUnit(fact, text, language),
    ),
    ...matches(text, NUMBER, 'number').map((fact) => withUnit(fact, text, language)),
    ...matches(text, IDENTIFIER, 'identifier'),
  ];
  return withoutOverlaps(facts);
}

function matches(text: string, pattern: RegExp, kind: Fact['kind']): Fact[] {
  return [...text.matchAll(pattern)].map((match) => ({
    kind,
    typed: match[0].trim(),
    english: null,
    at: match.index,
  }));
}

/** Earlier kinds win over later ones. */
function withoutOverlaps(facts: readonly Fact[]): Fact[] {
  const kept: Fact[] = [];
  for (const fact of facts) {
    const end = fact.at + fact.typed.length;
    if (!kept.some((other) => fact.at < other.at + other.typed.length && other.at < end)) {
      kept.push(fact);
    }
  }
  return kept.sort((one, other) => one.at - other.at);
}

/** Unit words of one language, longest first, with the English word for each. */
const UNIT_WORDS = new Map<
  GlossaryLanguage,
  readonly { word: string; open: boolean; unit: string }[]
>();

function unitWords(language: GlossaryLanguage) {
  const known = UNIT_WORDS.get(language);
  if (known !== undefined) return known;
  const words = UNITS.flatMap((row) =>
    row.words[language].map((word) => ({
      word: foldText(word.replace(/\*$/, '')),
      open: word.endsWith('*'),
      unit: row.concept,
    })),
  ).sort((one, other) => other.word.length - one.word.length);
  UNIT_WORDS.set(language, words);
  return words;
}

function withUnit(fact: Fact, text: string, language: GlossaryLanguage): Fact {
  const plain = plainDigits(fact.typed);
  const end = fact.at + fact.typed.length;
  const after = foldText(text.slice(end, end + 24));
  const gap = /^ ?/.exec(after)?.[0].length ?? 0;
  const rest = after.slice(gap);
  const unspaced = ['zh', 'ja', 'ko'].includes(language);
  for (const { word, open, unit } of unitWords(language)) {
    if (!rest.startsWith(word)) continue;
    const tail = /^[\p{L}\p{M}]*/u.exec(rest.slice(word.length))?.[0] ?? '';
    if (!unspaced && !open && tail !== '') continue;
    const length = gap + word.length + (unspaced ? 0 : tail.length);
    const typed = text.slice(fact.at, end + length);
    if (language === 'en') return { ...fact, typed: typed + rateAt(text, end + length) };
    return { ...fact, typed, english: inEnglish(plain, unit) };
  }
  if (language === 'en') return withNoun(fact, rest, gap);
  return plain === fact.typed ? fact : { ...fact, english: plain };
}

/** "an hour", "per month": what an amount is counted by. */
const RATE =
  /^ (?:an?|per|each|every) (?:hour|day|night|week|month|year|person|head|piece|unit|lesson|session)\b/i;

function rateAt(text: string, end: number): string {
  return RATE.exec(text.slice(end, end + 16))?.[0] ?? '';
}

const NO_NOUN =
  /^(?:a|an|and|as|at|but|by|did|do|does|for|from|has|have|i|if|in|is|it|its|not|of|on|or|so|than|that|the|then|they|this|till|to|total|until|vs|was|we|what|when|where|which|with|without|between|among|since|into|over|under|after|before|pls|please)$/;

/** "900 files": the word that says what was counted. */
function withNoun(fact: Fact, rest: string, gap: number): Fact {
  const noun = /^[a-z]{3,}(?![\w'])/.exec(rest)?.[0];
  if (gap === 0 || noun === undefined || NO_NOUN.test(noun) || !/^\d{1,6}$/.test(fact.typed))
    return fact;
  const second = / [a-z]{3,}s(?![\w'])/y;
  second.lastIndex = noun.length;
  const things = noun.endsWith('s') ? '' : (second.exec(rest)?.[0] ?? '');
  return { ...fact, typed: `${fact.typed} ${noun}${things}` };
}

function inEnglish(amount: string, unit: string): string {
  if (unit === 'years' && /^(?:19|20)\d\d$/.test(amount)) return amount;
  if (unit === 'ten thousand' && /^\d+(?:\.\d+)?$/.test(amount)) {
    return (Number(amount) * 10_000).toLocaleString('en-US');
  }
  return plural(`${amount} ${unit}`);
}

function plural(quantity: string): string {
  return quantity.replace(/^1 (\w+?)s\b/, '1 $1');
}

/** Zero of each script's digits that people type. */
const DIGIT_ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];

/** The text with every digit as an ASCII one. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = DIGIT_ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}
