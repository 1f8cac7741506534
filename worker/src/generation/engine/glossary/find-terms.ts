import { foldText } from '../extract/fold.js';
import { ACTIONS, CUES } from './actions.js';
import { ARTEFACTS } from './artefacts.js';
import { type WordForm, expressionOf, formsOf } from './inflection.js';
import {
  GLOSSARY_LANGUAGES,
  type GlossaryLanguage,
  type GlossaryRow,
  type TermKind,
} from './glossary-table.js';
import { intlRows } from './intl-names.js';
import { PLACES } from './places.js';
import { TONES } from './tones.js';
import { TOPICS } from './topics.js';

/** A word of the request whose meaning the word lists know. */
export interface Term {
  concept: string;
  kind: TermKind;
  /** The word as typed. */
  typed: string;
  /** Where it starts in the text, in UTF-16 code units. */
  at: number;
}

interface Entry extends WordForm {
  /** Letters of the word in the list; longer words claim their place first. */
  length: number;
  row: GlossaryRow;
}

const ROWS: readonly GlossaryRow[] = [
  ...PLACES,
  ...TOPICS,
  ...ARTEFACTS,
  ...ACTIONS,
  ...CUES,
  ...TONES,
  ...intlRows([...PLACES, ...TOPICS]),
];

type Entries = ReadonlyMap<string, readonly Entry[]>;

const ENTRIES = new Map<GlossaryLanguage, Entries>();

/** The words of one language by their first two letters, longest first; made at its first text. */
function entriesIn(language: GlossaryLanguage): Entries {
  const known = ENTRIES.get(language);
  if (known !== undefined) return known;
  const made = entriesOf(language);
  ENTRIES.set(language, made);
  return made;
}

function entriesOf(language: GlossaryLanguage): Entries {
  const entries = ROWS.flatMap((row) =>
    row.words[language].flatMap((typed) => {
      const open = typed.endsWith('*');
      const word = foldText(open ? typed.slice(0, -1) : typed);
      return formsOf(word, language, row.kind, open).map((form): Entry => ({
        ...form,
        length: word.length,
        row,
      }));
    }),
  ).sort((one, other) => other.length - one.length);
  return Map.groupBy(entries, ({ stem }) => stem.slice(0, 2));
}

/** Whether a language has a column of its own. */
export function isGlossaryLanguage(language: string | null): language is GlossaryLanguage {
  return GLOSSARY_LANGUAGES.some((known) => known === language);
}

interface Match {
  at: number;
  end: number;
  entry: Entry;
}

/**
 * Known words of a text in the order they stand there; longer words first claim their place.
 * English words are looked up beside those of the given language, because requests mix them.
 */
export function findTerms(text: string, language: GlossaryLanguage): Term[] {
  const folded = foldText(text);
  const taken = new Uint8Array(folded.length);
  const terms: Term[] = [];
  const languages: GlossaryLanguage[] = language === 'en' ? ['en'] : [language, 'en'];
  const least = language === 'en' ? 1 : OWN_SCRIPT.includes(language) ? 3 : 5;
  for (const name of languages) {
    for (const { at, end, entry } of matchesOf(folded, name)) {
      if (taken.subarray(at, end).includes(1)) continue;
      const typed = text.slice(at, end);
      if (name !== language && end - at < least && !/^\p{Lu}+$/u.test(typed)) continue;
      taken.fill(1, at, end);
      terms.push({ concept: entry.row.concept, kind: entry.row.kind, typed, at });
    }
  }
  return terms.sort((one, other) => one.at - other.at);
}

/** How many letters of a text belong to words that the lists know in one language. */
export function knownLetters(text: string, language: GlossaryLanguage): number {
  const folded = foldText(text);
  const known = new Uint8Array(folded.length);
  for (const { at, end } of matchesOf(folded, language)) known.fill(1, at, end);
  return known.reduce((sum, one) => sum + one, 0);
}

/** Where words of one language can stand in a text, longest first. */
function matchesOf(folded: string, language: GlossaryLanguage): Match[] {
  const byStart = entriesIn(language);
  const matches: Match[] = [];
  for (let at = 0; at < folded.length; at += 1) {
    const starts = startsWord(folded, at, language);
    const least = starts ? 1 : (WITHIN.get(language) ?? Infinity);
    if (least === Infinity) continue;
    for (const start of [folded.slice(at, at + 2), folded.charAt(at)]) {
      for (const entry of byStart.get(start) ?? []) {
        if (entry.length < least || !folded.startsWith(entry.stem, at)) continue;
        const end = wordEnd(folded, at, entry, language);
        if (end !== null) matches.push({ at, end, entry });
      }
      if (at + 1 >= folded.length) break;
    }
  }
  return matches.sort((one, other) => other.entry.length - one.entry.length || one.at - other.at);
}

const LETTER = /[\p{L}\p{M}\p{N}_]/u;
/** Latin words in a text of these scripts are English or names; in others they may be its own. */
const OWN_SCRIPT: readonly GlossaryLanguage[] = ['ru', 'zh', 'ja', 'ko', 'ar'];
/** Letters from which a word is also found inside another: compounds, and scripts without spaces. */
const WITHIN: ReadonlyMap<GlossaryLanguage, number> = new Map([
  ['de', 7],
  ['ko', 2],
  ['zh', 1],
  ['ja', 1],
]);
const ARABIC_PREFIX = /^[وف]?(?:ال|لل|بال|كال|وال|[بلك])?$/;
const HAN = /\p{Script=Han}/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
/** Katakana words up to this length also begin or end other words. */
const SHORT_KATAKANA = 3;

/** Where the word that starts at `at` ends, or null when the match is only a part of another. */
function wordEnd(
  folded: string,
  at: number,
  { stem, rest }: Entry,
  language: GlossaryLanguage,
): number | null {
  const end = at + stem.length;
  if (rest === null) return language === 'ja' && isInside(folded, at, end) ? null : end;
  const expression = expressionOf(rest);
  expression.lastIndex = end;
  return expression.test(folded) ? expression.lastIndex : null;
}

/** A lone Han character or a short katakana word with more of its script beside it. */
function isInside(folded: string, at: number, end: number): boolean {
  const beside = folded.charAt(at - 1) + folded.charAt(end);
  if (end - at === 1) return HAN.test(folded.charAt(at)) && HAN.test(beside);
  return (
    end - at <= SHORT_KATAKANA && KATAKANA.test(folded.charAt(end - 1)) && KATAKANA.test(beside)
  );
}

function startsWord(folded: string, at: number, language: GlossaryLanguage): boolean {
  if (at === 0 || !LETTER.test(folded.charAt(at - 1))) return true;
  if (language !== 'ar') return false;
  let start = at;
  while (start > 0 && LETTER.test(folded.charAt(start - 1))) start -= 1;
  return at - start <= 4 && ARABIC_PREFIX.test(folded.slice(start, at));
}
