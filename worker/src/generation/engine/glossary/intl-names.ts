import { foldText } from '../extract/fold.js';
import { GLOSSARY_LANGUAGES, type GlossaryLanguage, type GlossaryRow } from './glossary-table.js';

/** Countries people come from, live in and travel to, besides those of the table of places. */
const REGIONS =
  'AE AF AL AM AR AT AU AZ BD BE BG BH BY CA CH CL CO CU CZ DK DZ EE ET FI GE GH GR HR HU ID IE IL IQ IR IS JO KE KG KH KW KZ LB LK LT LV LY MA MD MM MN MX MY NG NL NO NP NZ OM PE PH PK PL PS PT QA RO RS SD SE SG SI SK SN SO SY TH TJ TN TW UA UG UY UZ VE VN YE ZA ZM ZW'.split(
    ' ',
  );
/** Languages besides those with a row of their own. */
const SPOKEN =
  'ar bg bn ca cs da de el es fa fi fr he hi hr hu hy id it ka kk ko ku lt nl no pl pt ro ru sk sr sv ta te th tr uk ur uz vi'.split(
    ' ',
  );
/** Names that are other words of the language, or parts of them. */
const OTHER_WORDS: Readonly<Partial<Record<GlossaryLanguage, readonly string[]>>> = {
  es: ['chile', 'letonia'],
  pt: ['peru'],
  ko: ['가나', '터키', '이란', '수단', '오만', '라오스', '칠레', '쿠바', '말리', '페루', '타이'],
  ja: ['チリ', 'タイ'],
  hi: ['ओमान', 'तुर्की'],
  tr: ['fas'],
};
/** The least letters of a name, where words stand apart and where they do not. */
const LEAST = 4;
const LEAST_UNSPACED = 2;
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic} ’'.-]+$/u;

/** Countries and languages under the names that the locale data give, where no known row has them. */
export function intlRows(known: readonly GlossaryRow[]): GlossaryRow[] {
  const concepts = new Set(known.map(({ concept }) => concept.replace(/ \(.*/, '')));
  const regions = rows('region', REGIONS, 'place').filter(({ concept }) => !concepts.has(concept));
  const taken = new Set(
    [...known, ...regions].flatMap(({ words }) =>
      GLOSSARY_LANGUAGES.flatMap((of) => words[of].map((word) => `${of}:${foldText(word)}`)),
    ),
  );
  const languages = rows('language', SPOKEN, 'topic').filter(
    ({ concept }) => !concepts.has(concept),
  );
  return [
    ...regions,
    ...languages.map((row) => ({
      ...row,
      words: mapWords(row, (word, of) => !taken.has(`${of}:${foldText(word)}`)),
    })),
  ];
}

/** The words of a row that may stay. */
function mapWords(
  { words }: GlossaryRow,
  stays: (word: string, of: GlossaryLanguage) => boolean,
): GlossaryRow['words'] {
  return Object.fromEntries(
    GLOSSARY_LANGUAGES.map((of) => [of, words[of].filter((word) => stays(word, of))]),
  ) as Record<GlossaryLanguage, string[]>;
}

function rows(
  type: 'region' | 'language',
  codes: string[],
  kind: 'place' | 'topic',
): GlossaryRow[] {
  const names = new Map(
    GLOSSARY_LANGUAGES.map((language) => [language, new Intl.DisplayNames(language, { type })]),
  );
  return codes.map((code) => ({
    concept: names.get('en')?.of(code) ?? code,
    kind,
    words: Object.fromEntries(
      GLOSSARY_LANGUAGES.map((language) => {
        const name = names.get(language)?.of(code) ?? '';
        const usable = language !== 'en' && code !== language && isUsable(name, language);
        return [language, usable ? formsOfName(name, language, type) : []];
      }),
    ) as Record<GlossaryLanguage, string[]>,
  }));
}

function isUsable(name: string, language: GlossaryLanguage): boolean {
  const folded = foldText(name);
  if (OTHER_WORDS[language]?.some((word) => foldText(word) === folded)) return false;
  return folded.length >= (SPACED.test(name) ? LEAST : LEAST_UNSPACED);
}

function formsOfName(name: string, language: GlossaryLanguage, type: string): string[] {
  if (type === 'region') return [name];
  switch (language) {
    case 'es':
    case 'pt':
      return [name, name.endsWith('o') ? `${name.slice(0, -1)}a` : `${foldText(name)}a`];
    case 'fr':
      return [name, feminine(name)];
    case 'de':
      return [`${name}*`];
    case 'ru':
      return [name, `по-${name.replace(/й$/, '')}`];
    default:
      return [name];
  }
}

function feminine(french: string): string {
  if (french.endsWith('grec')) return `${french}que`;
  if (french.endsWith('c')) return `${french.slice(0, -1)}que`;
  return french.endsWith('en') ? `${french}ne` : `${french}e`;
}
