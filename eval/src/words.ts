/*
 * What two texts have in common: words cut to their stem, numbers, and runs of a script other than
 * the Latin one. Written for the evaluation alone, so that it shares no table with the engine.
 */

const FUNCTION_WORDS = new Set(
  `a an the this that these those it its of to in on at by for from with without and or nor but not no
  is are was were be been being am do does did done have has had will would can could should may might
  must i me my mine we us our you your he she they them their his her who whom whose which what when
  where why how if then than as so such too very just also only any all each every both few more most
  some other another own same about into over under up down out off again once here there because while
  before after between through during until against above below per via etc yes let get got`.split(
    /\s+/,
  ),
);

/** Words that any request and any prompt may hold without speaking of the same matter. */
const GENERAL_WORDS = new Set(
  `answer ask check column come count explain find first fix follow form format give good help hundred instruction keep kind last line
  list make mark matter mean name need new number one order part please point prompt put question reason
  request result row rule sample say sentence show start step stand table take tell text thing thousand three time two type
  use want way word work write written`.split(/\s+/),
);

/** Compatibility forms and case folded, Latin accents dropped. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

function stem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=\w{3})s$/, '');
  return word
    .replace(/['’]s$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=\w{3})(?:ing|ed|es|s)$/, '')
    .replace(/(?<=\w{3})e$/, '');
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Words that carry a meaning, folded and cut to their stem, in the order of the text. */
export function contentWords(text: string): string[] {
  const words = fold(text).match(WORD) ?? [];
  return words.filter((word) => word.length > 1 && !FUNCTION_WORDS.has(word)).map(stem);
}

const DIGIT_ZEROS = [0x660, 0x6f0, 0x966];

/** Digits of every script the product meets, as ASCII digits. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = DIGIT_ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Separators between groups of three digits. */
export const THOUSANDS = /(?<=\d)[.,'’ ](?=\d{3}(?!\d))/g;

/** Numbers of a text as typed, and once more without thousands separators. */
export function numbersOf(text: string): string[] {
  const plain = asciiDigits(text);
  const found = [plain, plain.replace(THOUSANDS, '')].flatMap(
    (form) => form.match(/\d+(?:[.,:/]\d+)*/g) ?? [],
  );
  return [...new Set(found)];
}

/** What a text would have to mention to speak of one request. */
export interface Terms {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  folded: string;
}

/** The terms of a request; `more` are English renderings of its words. */
export function termsOf(request: string, more: readonly string[] = []): Terms {
  const all = [request, ...more].join('\n');
  const words = contentWords(all).filter((word) => word.length > 2 && !GENERAL_WORDS.has(word));
  return { words: new Set(words), numbers: new Set(numbersOf(all)), folded: fold(request) };
}

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{2,}/gu;

/** The terms of a request that a line mentions. */
export function mentioned(line: string, terms: Terms): string[] {
  const words = contentWords(line).filter((word) => terms.words.has(word));
  const numbers = numbersOf(line).filter((number) => terms.numbers.has(number));
  const runs = (fold(line).match(OTHER_SCRIPT) ?? []).filter((run) => terms.folded.includes(run));
  return [...new Set([...words, ...numbers, ...runs])];
}
