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
  rank: number;
}

const ROWS: readonly GlossaryRow[] = [
  ...PLACES,
  ...TOPICS,
  ...ARTEFACTS,
  ...ACTIONS,
  ...CUES,
  ...TONES,
];

/** The words of one language by their first two letters, each with its rank: longest first. */
const ENTRIES = new Map<GlossaryLanguage, ReadonlyMap<string, readonly Entry[]>>(
  GLOSSARY_LANGUAGES.map((language) => [language, entriesOf(language)]),
);

function entriesOf(language: GlossaryLanguage): Map<string, Entry[]> {
  const words = ROWS.flatMap((row) =>
    row.words[language].map((word) => ({
      word: foldText(word.replace(/\*$/, '')),
      open: word.endsWith('*'),
      row,
    })),
  ).sort((one, other) => other.word.length - one.word.length);
  const byStart = new Map<string, Entry[]>();
  words.forEach((entry, rank) => {
    const start = entry.word.slice(0, 2);
    const entries = byStart.get(start);
    if (entries === undefined) byStart.set(start, [{ ...entry, rank }]);
    else entries.push({ ...entry, rank });
  });
  return byStart;
}

/** The words that can occur in a text, longest first. */
function candidates(folded: string, language: GlossaryLanguage): Entry[] {
  const byStart = ENTRIES.get(language);
  if (byStart === undefined) return [];
  const starts = new Set<string>();
  for (let at = 0; at < folded.length; at += 1) {
    starts.add(folded.slice(at, at + 2));
    starts.add(folded.charAt(at));
  }
  return [...starts]
    .flatMap((start) => byStart.get(start) ?? [])
    .filter(({ word }) => folded.includes(word))
    .sort((one, other) => one.rank - other.rank);
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
  const least = language === 'en' ? 1 : OWN_SCRIPT.includes(language) ? 3 : 5;
  for (const name of languages) {
    for (const { word, open, row } of candidates(folded, name)) {
      for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
        const end = wordEnd(folded, at, at + word.length, name, open);
        if (end === null || taken[at] === 1) continue;
        if (name !== language && end - at < least && !/^\p{Lu}+$/u.test(text.slice(at, end)))
          continue;
        taken.fill(1, at, end);
        terms.push({ concept: row.concept, kind: row.kind, typed: text.slice(at, end), at });
      }
    }
  }
  return terms.sort((one, other) => one.at - other.at);
}

const LETTER = /[\p{L}\p{M}\p{N}_]/u;
/** Latin words in a text of these scripts are English or names; in others they may be its own. */
const OWN_SCRIPT: readonly GlossaryLanguage[] = ['ru', 'zh', 'ja', 'ko', 'ar'];
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
  const within = (language === 'de' && length >= 7) || (language === 'ko' && length >= 2);
  if (!startsWord(folded, at, language) && !within) return null;
  let last = end;
  while (last < folded.length && LETTER.test(folded.charAt(last))) last += 1;
  const ending = last - end;
  if (open || ending === 0) return last;
  if (language === 'ko' && length === 1) {
    return PARTICLE.test(folded.slice(end, last)) ? last : null;
  }
  const allowed = length < 3 && language !== 'ko' ? 0 : ENDING[language];
  if (compound && language === 'de') {
    return ending <= 12 && !DERIVED.test(folded.slice(end, last)) ? last : null;
  }
  if (['en', 'es', 'fr', 'pt'].includes(language)) {
    return /^e?s$/.test(folded.slice(end, last)) && allowed > 0 ? last : null;
  }
  return ending <= allowed ? last : null;
}

/** Endings that make another German word: "Pension", "Pensionierung". */
const DERIVED = /^(?:ier|[aä]r|ist|isch|lich|bar|los|ung)/;

/** What may follow a Korean word of one syllable. */
const PARTICLE = /^(?:을|를|이|가|은|는|도|에|의|로|만|들|과|와)$/;

function startsWord(folded: string, at: number, language: GlossaryLanguage): boolean {
  if (at === 0 || !LETTER.test(folded.charAt(at - 1))) return true;
  if (language !== 'ar') return false;
  let start = at;
  while (start > 0 && LETTER.test(folded.charAt(start - 1))) start -= 1;
  return ARABIC_PREFIX.test(folded.slice(start, at));
}
