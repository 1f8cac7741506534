import type { Reading } from '../reading.js';
import { foldText } from './fold.js';
import { isPlain } from './plain.js';
import { proseOf } from './prose.js';

/** Words after which a noun stands, by language; German nouns have a capital. */
const BEFORE_NOUN: ReadonlyMap<string, RegExp> = new Map([
  ['de', /(?<=\p{Ll},? )\p{Lu}\p{Ll}{3,}/gu],
  [
    'es',
    /(?<=(?<!\p{L})(?:el|la|los|las|un|una|de|del|al|con|para|por|mi|su|sin|tipo) )\p{Ll}[\p{L}-]{3,}/gu,
  ],
  [
    'fr',
    /(?<=(?<!\p{L})(?:le|la|les|un|une|des|du|de|au|aux|mon|ma|mes|avec|sans|pour|en) |[ldLD]['’])\p{Ll}[\p{L}-]{3,}/gu,
  ],
  [
    'it',
    /(?<=(?<!\p{L})(?:il|lo|la|i|gli|le|un|una|uno|di|del|della|dei|al|con|senza|per|mio|mia|nel|sul) |l['’])\p{Ll}[\p{L}-]{3,}/gu,
  ],
  [
    'pt',
    /(?<=(?<!\p{L})(?:o|a|os|as|um|uma|de|do|da|dos|das|no|na|com|sem|para|pro|pra|meu|minha) )\p{Ll}[\p{L}-]{3,}/gu,
  ],
]);
/** Latin words inside another script are names or terms. */
const LATIN = /(?<![\p{L}\p{N}_@/.])[A-Za-z][A-Za-z0-9+#-]{1,}(?![\p{L}\p{N}_@/])/gu;
const LATIN_WITHIN: readonly string[] = ['ru', 'zh', 'ja', 'ko', 'ar', 'hi', 'uk', 'th', 'el'];
const NO_KEY_WORDS = new Set(
  'hacer como cuando donde porque quiero puedo necesito todo toda todos esta este faire comme quand avoir être tout toute cette pour fare come quando dove avere essere tutto tutta questa fazer como quando onde todo toda essa esse isso nada algo cosa cosas chose choses coisa alguem mas pero não sera forma parte hallo bitte danke'.split(
    ' ',
  ),
);
const MOST = 10;

type Told = Pick<Reading, 'text' | 'language' | 'terms' | 'technologies' | 'facts'>;

/** Nouns and Latin words of a request in another language that no list knows, as typed. */
export function keyWords({ text, language, terms, technologies, facts }: Told): string[] {
  if (language === null) return [];
  const pattern = LATIN_WITHIN.includes(language) ? LATIN : BEFORE_NOUN.get(language);
  if (pattern === undefined) return [];
  const known = foldText([...terms, ...technologies, ...facts].map(({ typed }) => typed).join(' '));
  const words = [...proseOf(text).matchAll(pattern)]
    .map(([word]) => word)
    .filter((word) => !NO_KEY_WORDS.has(foldText(word)) && isPlain(word, 30))
    .filter((word) => !known.includes(foldText(word)));
  return [...new Set(words)].slice(0, MOST);
}
