import { foldText } from '../extract/fold.js';
import { ACTIONS, CUES } from './actions.js';
import { ARTEFACTS } from './artefacts.js';
import {
  GLOSSARY_LANGUAGES,
  type GlossaryLanguage,
  type GlossaryRow,
  type TermKind,
} from './glossary-table.js';
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

interface Entry {
  word: string;
  open: boolean;
  row: GlossaryRow;
}

const ROWS: readonly GlossaryRow[] = [
  ...PLACES,
  ...TOPICS,
  ...ARTEFACTS,
  ...ACTIONS,
  ...CUES,
  ...TONES,
];

const ENTRIES = new Map<GlossaryLanguage, readonly Entry[]>(
  GLOSSARY_LANGUAGES.map((language) => [language, entriesOf(language)]),
);

function entriesOf(language: GlossaryLanguage): Entry[] {
  return ROWS.flatMap((row) =>
    row.words[language].map((word) => ({
      word: foldText(word.replace(/\*$/, '')),
      open: word.endsWith('*'),
      row,
    })),
  ).sort((one, other) => other.word.length - one.word.length);
}

/** Whether a language has a column of its own. */
export function isGlossaryLanguage(language: string | null): language is GlossaryLanguage {
  return GLOSSARY_LANGUAGES.some((known) => known === language);
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
  for (const name of languages) {
    for (const { word, open, row } of ENTRIES.get(name) ?? []) {
      for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
        const end = wordEnd(folded, at, at + word.length, name, open);
        if (end === null || taken[at] === 1) continue;
        taken.fill(1, at, end);
        terms.push({ concept: row.concept, kind: row.kind, typed: text.slice(at, end), at });
      }
    }
  }
  return terms.sort((one, other) => one.at - other.at);
}

const LETTER = /[\p{L}\p{M}\p{N}_]/u;
const UNSPACED: readonly GlossaryLanguage[] = ['zh', 'ja'];
/** Letters an ending may add where the list does not say `*`. */
const ENDING: Readonly<Record<GlossaryLanguage, number>> = {
  en: 2,
  es: 2,
  fr: 2,
  de: 2,
  it: 0,
  pt: 2,
  ru: 3,
  zh: 0,
  ja: 0,
  ko: 4,
  ar: 3,
  hi: 2,
  tr: 6,
};
const ARABIC_PREFIX = /^[وف]?(?:ال|لل|بال|كال|وال|[بلك])?$/;

/** Where the word that starts at `at` ends, or null when the match is only a part of another. */
function wordEnd(
  folded: string,
  at: number,
  end: number,
  language: GlossaryLanguage,
  open: boolean,
): number | null {
  if (UNSPACED.includes(language)) return end;
  const length = end - at;
  const compound = (language === 'de' && length >= 5) || (language === 'ko' && length >= 2);
  if (!startsWord(folded, at, language) && !compound) return null;
  let last = end;
  while (last < folded.length && LETTER.test(folded.charAt(last))) last += 1;
  const ending = last - end;
  if (open || ending === 0) return last;
  const allowed = length < 3 && language !== 'ko' ? 0 : ENDING[language];
  if (compound && language === 'de') return ending <= 12 ? last : null;
  if (['en', 'es', 'fr', 'pt'].includes(language)) {
    return /^e?s$/.test(folded.slice(end, last)) && allowed > 0 ? last : null;
  }
  return ending <= allowed ? last : null;
}

function startsWord(folded: string, at: number, language: GlossaryLanguage): boolean {
  if (at === 0 || !LETTER.test(folded.charAt(at - 1))) return true;
  if (language !== 'ar') return false;
  let start = at;
  while (start > 0 && LETTER.test(folded.charAt(start - 1))) start -= 1;
  return ARABIC_PREFIX.test(folded.slice(start, at));
}
