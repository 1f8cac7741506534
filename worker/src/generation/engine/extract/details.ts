import { splitSparing } from './inner-stops.js';
import { isPlain, isPlainCode } from './plain.js';
import { spelledOut } from './wish.js';

/** Longer requests speak for themselves; a list of their sentences would only repeat them. */
const LONG_TEXT = 1_600;
const MOST = 11;
const SENTENCE_END = /(?<=[\p{L}\p{N})][.!?])\s+|\n+/u;
const CLAUSE_END = /, |; |: | - | – |(?<=\S)\. /;
/** A clause that begins so belongs to the one before it. */
const CONTINUES =
  /^(?:and|or|but|so|because|who|which|that|where|when|while|if|since|as|like|than|then|to|of|with|plus|including|e\.?g)\b|^\p{L}+ and \p{L}+$/iu;
const EMPTY =
  /^(?:facts?|photos?|tools?|details|info|context|background|true|false|also|hi|hello|hey|thanks?(?: you)?|thx|please|pls|plz|ok|okay|so|topics?|target|notes?|etc|sorry|(?:many )?thanks in advance)\W*$/i;
/** "here's the function": what follows it is shown anyway. */
const ANNOUNCES =
  /^(?:and |so )?(?:here(?:['’]?s| is| are)|below (?:is|are)) (?:an?|the|my|our) (?:\p{L}+ )?\p{L}+\W*$/iu;
/** Words of one clause of a list of key points; longer ones are prose. */
const CLAUSE_WORDS = 7;

/**
 * The points of a short English request besides the wish itself, as typed: clauses of a list, or
 * whole sentences of prose. `said` holds texts that already stand elsewhere in the prompt.
 */
export function findDetails(text: string, said: readonly string[]): string[] {
  if (text.length > LONG_TEXT) return [];
  const known = said.map(plainly);
  const points = splitSparing(text, SENTENCE_END)
    .flatMap((sentence) => pointsOf(sentence, known))
    .map((point) =>
      point.replace(/(?<!\.\p{L})[\s.,;:!]+$/u, '').replace(/^(?:[\s,;:!?-]|\.(?!\p{L}))+/u, ''),
    )
    .filter((point) => point.length > 1 && !EMPTY.test(point) && !ANNOUNCES.test(point))
    .filter((point) => !point.endsWith('?'))
    .filter((point) => /\p{L}/u.test(point))
    .filter((point) => {
      const plain = plainly(point);
      return !known.some((other) => saysTheSame(plain, other));
    });
  return points
    .map(marked)
    .filter((point) => point !== null)
    .slice(0, MOST);
}

/** A point that may stand in a prompt: words with marks in backticks, or null when it is too odd. */
function marked(point: string): string | null {
  if (isPlain(point, POINT_LENGTH)) return point;
  if (point.length > POINT_LENGTH || point.includes('`')) return null;
  const words = point.split(' ').map((word) => {
    if (isPlain(word)) return word;
    const [, core = '', end = ''] = /^(.*?)([.,;:!?]*)$/u.exec(word) ?? [];
    return isPlainCode(core, 60) ? `\`${core}\`${end}` : null;
  });
  return words.includes(null) ? null : words.join(' ');
}

const POINT_LENGTH = 260;

function saysTheSame(point: string, other: string): boolean {
  if (other === point) return true;
  return (
    (point.includes(' ') && other.includes(point)) ||
    (other.split(' ').length >= 2 && point.endsWith(other))
  );
}

function plainly(text: string): string {
  return spelledOut(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function pointsOf(sentence: string, known: readonly string[]): string[] {
  const clauses: string[] = [];
  let open = false;
  for (const clause of splitSparing(sentence, CLAUSE_END)) {
    const last = clauses.at(-1);
    const words = /^[\p{L}\p{N}'’-]+(?:, [\p{L}\p{N}'’-]+)*$/u;
    const pair = last !== undefined && words.test(last) && words.test(clause);
    if (last !== undefined && (open || pair || CONTINUES.test(clause))) {
      clauses[clauses.length - 1] = `${last}, ${clause}`;
    } else clauses.push(clause);
    open = unclosed(clauses.at(-1) ?? '');
  }
  const words = sentence.split(/\s+/).length;
  const listed = clauses.length >= 2 && words / clauses.length <= CLAUSE_WORDS;
  if (listed) return clauses;
  const [first = '', ...rest] = clauses;
  const opening = plainly(first);
  const wished = known.some((other) => other !== '' && saysTheSame(opening, other));
  return wished && rest.length > 0 ? [rest.join(', ')] : [sentence];
}

function unclosed(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('(') > count(')') || count('"') % 2 === 1;
}

/** A point as a sentence of its own: capital first, "i" and "im" as they are meant. */
export function asTold(point: string): string {
  const clean = spelledOut(point);
  return /^\p{Ll}+(?:['’ ,]|$)/u.test(clean)
    ? clean.charAt(0).toUpperCase() + clean.slice(1)
    : clean;
}
