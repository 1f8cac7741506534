import type { Idea } from './data.js';
import { isMark, ownLines, type PromptReading } from './prompt-reading.js';
import { fold } from './words.js';

/** How English a prompt's own text is. */
export interface Scaffold {
  letters: number;
  /** Letters of the Latin script without accents. */
  plainLetters: number;
  /** Lines that hold something else than English beside the person's own terms. */
  offenders: string[];
}

/** Function words that give away a language other than English. */
const FOREIGN = new Set(
  `el los las una unos que por para con del sus muy pero como cuando donde esta este
  le les des une dans pour avec sur est sont vous nous mais votre quand
  der das und ein eine einen nicht mit von auf ist sind wird oder bei wenn dass zum zur
  il gli della delle nel nella sono anche quando
  os uma com não nao mas foi isso pelo pela dos das
  bir bu icin ile olarak degil gibi daha
  hai ke ka ki mein aur nahi chahiye`.split(/\s+/),
);
const ENGLISH = new Set(
  `the a an of to in for and or with my our your is are on at by not this that from it about`.split(
    ' ',
  ),
);

/** Judges the product's own lines: what it cites in brackets, quotes or code marks is the person's. */
export function readScaffold(
  prompt: PromptReading,
  { text: request, lang }: Pick<Idea, 'text' | 'lang'>,
): Scaffold {
  const own = ownLines(prompt);
  const requestWords = new Set(wordsOf(request));
  const folded = fold(request).replace(/\s+/g, ' ');
  const offenders = own.filter((line) => {
    const text = isMark(line) ? line : withoutTerms(line);
    return (
      hasForeignLetters(text, requestWords) ||
      hasForeignWords(text) ||
      (lang !== 'en' && carriesClause(text, folded))
    );
  });
  const letters = own.map(withoutTerms).join('').match(/\p{L}/gu) ?? [];
  const plain = letters.filter((letter) => /[A-Za-z]/.test(letter));
  return { letters: letters.length, plainLetters: plain.length, offenders };
}

function withoutTerms(line: string): string {
  return line
    .replace(/`[^`]*`/g, ' ')
    .replace(/"[^"]*"|“[^”]*”|«[^»]*»/g, ' ')
    .replace(/\([^()]*\)/g, ' ');
}

function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** English words that keep an accent. */
const ACCENTED = new Set([
  'café',
  'cafés',
  'résumé',
  'résumés',
  'naïve',
  'façade',
  'fiancé',
  'fiancée',
  'açaí',
]);

/** Letters outside ASCII, save in a Latin name that stands so in the request. */
function hasForeignLetters(text: string, requestWords: ReadonlySet<string>): boolean {
  return wordsOf(text).some((word) => {
    if (!/[^A-Za-z]/.test(word) || ACCENTED.has(word.toLowerCase())) return false;
    return !(/^\p{Script=Latin}+$/u.test(word) && /^\p{Lu}/u.test(word) && requestWords.has(word));
  });
}

function hasForeignWords(text: string): boolean {
  const words = wordsOf(text).filter((word) => /^\p{Ll}/u.test(word));
  return words.filter((word) => FOREIGN.has(fold(word))).length >= 2;
}

/** Three words in a row as the request has them, none of them English. */
function carriesClause(text: string, request: string): boolean {
  const words = fold(text).match(/[a-z]+/g) ?? [];
  return words.some((_, start) => {
    const run = words.slice(start, start + 3);
    const foreign = run.filter((word) => FOREIGN.has(word)).length;
    if (run.length < 3 || foreign === 0 || run.some((word) => ENGLISH.has(word))) return false;
    return request.includes(run.join(' '));
  });
}
