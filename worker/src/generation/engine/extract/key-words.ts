import type { Reading } from '../reading.js';
import { foldText } from './fold.js';
import { isPlain } from './plain.js';

/** Latin words with a capital or digit inside another script are names of people or products. */
const LATIN =
  /(?<![\p{L}\p{N}_@/.'"<])(?=[A-Za-z]*[A-Z0-9])[A-Za-z][A-Za-z0-9+#-]+(?![\p{L}\p{N}_@/.('"=>])/gu;
const LATIN_WITHIN: readonly string[] = ['ru', 'zh', 'ja', 'ko', 'ar', 'hi', 'uk', 'th', 'el'];
const MOST = 6;

type Told = Pick<Reading, 'prose' | 'language' | 'terms' | 'technologies' | 'facts'>;

/** Names in Latin letters that a request in another script holds and no list knows, as typed. */
export function keyWords({ prose, language, terms, technologies, facts }: Told): string[] {
  if (language === null || !LATIN_WITHIN.includes(language)) return [];
  const known = foldText([...terms, ...technologies, ...facts].map(({ typed }) => typed).join(' '));
  const words = [...prose.matchAll(LATIN)]
    .map(([word]) => word)
    .filter((word) => isPlain(word, 30))
    .filter((word) => !known.includes(foldText(word)));
  return [...new Set(words)].slice(0, MOST);
}
