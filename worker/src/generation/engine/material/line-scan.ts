import { FUNCTION_WORDS } from '../extract/function-words.js';

/** A line of a text without its line break: `text.slice(start, end)`. */
export interface Line {
  text: string;
  start: number;
  end: number;
}

export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    return { text: line, start: at, end: at + line.length };
  });
}

/** Function words that are also words of programs prove nothing. */
const OF_PROGRAMS = new Set(
  'in for if do with from is and or not this as on by at be an make set use case end it no la de me mi e o a os es se ta con on as'.split(
    ' ',
  ),
);
const SPOKEN = new Set(
  [...FUNCTION_WORDS.values()]
    .flatMap((words) => [...words])
    .filter((word) => word.length > 1 && !OF_PROGRAMS.has(word)),
);
SPOKEN.add('i').add("i'm").add('pls').add('but').add('when').add('then').add('there');

/** Characters of a line that are looked at. */
const SEEN = 400;
const STRINGS_AND_REMARKS =
  /"[^"\n]{0,200}"|'[^'\n]{0,200}'|`[^`\n]{0,200}`|\/\/.*|(?:^|\s)(?:#|--)\s.*|\/\*.*|<!--.*/g;
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Thai}\p{Script=Hebrew}]{2}/u;
/** Neither what is read from ("i.price") nor what is given a value ("i => ..."). */
const WORD = /(?<![\w.$@#/\\-])[a-zà-ÿ]+(?:'[a-z]{1,2})?(?=[\s,;:?!)]|\.(?![\w(])|$)(?!\s*=)/gi;

/** How many words of a line only somebody who speaks would use. */
export function spokenWords(line: string): number {
  const bare = line.slice(0, SEEN).replace(STRINGS_AND_REMARKS, ' ');
  if (OTHER_SCRIPT.test(bare)) return 9;
  let count = 0;
  for (const [word] of bare.matchAll(WORD)) if (SPOKEN.has(word.toLowerCase())) count += 1;
  return count;
}

/** Whether a line is a sentence rather than code: it speaks, or runs on in plain words. */
export function isSpoken(line: string): boolean {
  return spokenWords(line) >= 2 || /^\s*(?:\p{L}+,? ){4}/u.test(line.slice(0, SEEN));
}
