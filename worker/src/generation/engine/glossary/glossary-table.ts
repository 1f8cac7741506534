/** Languages the word lists cover, in the order of their columns. */
export const GLOSSARY_LANGUAGES = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'ru',
  'zh',
  'ja',
  'ko',
  'ar',
  'hi',
  'tr',
] as const;
export type GlossaryLanguage = (typeof GLOSSARY_LANGUAGES)[number];

/** What a word does in a request. */
export type TermKind = 'action' | 'artefact' | 'topic' | 'cue' | 'unit' | 'tone' | 'place';

/** One meaning with the words for it in each language. */
export interface GlossaryRow {
  /** Its English name, which is also the first English word for it. */
  concept: string;
  kind: TermKind;
  words: Readonly<Record<GlossaryLanguage, readonly string[]>>;
}

/**
 * Reads a table with one meaning per line and one column per language, columns parted by `|` and
 * words by `;`. A word that ends in `*` may go on with other letters; `=` is the English word.
 */
export function glossaryTable(kind: TermKind, table: string): GlossaryRow[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const columns = line.split('|').map(wordsOf);
      const concept = columns[0]?.[0]?.replace(/\*$/, '');
      if (concept === undefined || columns.length !== GLOSSARY_LANGUAGES.length) {
        throw new Error(`Glossary line needs ${GLOSSARY_LANGUAGES.length} columns: ${line}`);
      }
      const words = Object.fromEntries(
        GLOSSARY_LANGUAGES.map((language, index) => [
          language,
          columns[index]?.map((word) => (word === '=' ? concept.toLowerCase() : word)) ?? [],
        ]),
      ) as Record<GlossaryLanguage, string[]>;
      return { concept, kind, words };
    });
}

/**
 * A table of topics whose English names are not looked for: an English request is read by its own
 * sentences, and everyday English words are other words in other languages ("pain", "four").
 */
export function foreignTopics(table: string): GlossaryRow[] {
  return glossaryTable('topic', table).map((row) => ({
    ...row,
    words: { ...row.words, en: [] },
  }));
}

function wordsOf(column: string): string[] {
  return column
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
