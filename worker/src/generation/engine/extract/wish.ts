import { ARTEFACTS } from '../glossary/artefacts.js';
import { withCapitals } from './dates.js';
import { foldText } from './fold.js';

/** The wish itself, in the person's own English words. */
export interface Wish {
  kind: 'order' | 'question' | 'thing';
  text: string;
  /** A thing that was asked for in so many words ("I need a ..."). */
  asked?: true;
}

const VERBS =
  'write make create build fix explain compare give tell show find help analyze analyse calculate compute translate rewrite rephrase summarize summarise generate design draft list suggest recommend plan convert turn clean forecast predict describe solve check review improve edit proofread add remove set deploy install configure implement develop code program refactor test optimize optimise parse extract classify sort rank estimate teach outline brainstorm prepare put cut shorten pick choose name debug split merge import export schedule organize organise research look work draw plot visualize come do say answer reply respond sum tidy reword settle assess rate quiz pull draft polish shorten';
const ORDER = new RegExp(
  `^(?!do (?:i|we|you|u|they|he|she|it)\\b)(?:${VERBS.split(' ').join('|')})\\b`,
  'i',
);
const QUESTION =
  /^(?:what|what's|whats|why|how|who|whom|whose|when|where|which|is|are|am|was|were|can|could|should|would|will|do|does|did|has|have|may|might)\b/i;
const OPENING =
  /^(?:(?:hi|hello|hey|hiya|dear \w+|ok|okay|so|um|pls|please|plz|thanks)\b[ ,.!-]*(?:there|all|everyone|chatgpt|claude|gemini)?[ ,.!-]*)+/i;
const ASKING =
  /^(?:(?:can|could|would|will) (?:you|u|someone|anyone)(?: please| pls| maybe)?(?: help me(?: to)?)?|i(?:'d| would)? (?:need|want|like) you to|i(?:'d| would) like to|help me(?: to)?(?! (?:prepare|decide|understand|learn|get|choose|figure))|please|pls|plz) /i;
const NEEDING =
  /^(?:what i(?:'m after| need| want)(?: is)?|all i (?:need|want) is|i(?:'d| would)? (?:just |really )?(?:need|want|like|love)|i'm (?:looking for|after)|im (?:looking for|after)|looking for|need|want|make me|give me|get me) (?=(?:an?|some|the|my|one|two|three|\d+)\b)/i;
const KNOWING = /^(?:i(?:'d| would)? )?(?:want|need|like) to (?:know|find out|see|understand) /i;
const DOING = /^i(?:'d| would)? (?:want|need|like) to /i;
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{L}"'“¿¡])|(?<=[!?])\s+(?=\d)|\n+/u;

/** Sentences of a text without greeting and politeness. */
function sentences(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((part) =>
      part
        .replace(/^[^\p{L}\p{N}"'“]+/u, '')
        .replace(OPENING, '')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** Fewer words name no matter: "analyze this", "what's wrong". */
const TELLING_WORDS = 4;

/** The sentence of an English text that says what is wanted, or null when none stands out. */
export function findWish(text: string): Wish | null {
  if (!/\p{Ll}/u.test(text)) return null;
  const read = sentences(text).map((sentence) => readWish(sentence));
  const clear = read.filter((wish) => wish !== null && wish.kind !== 'thing' && tells(wish));
  const brief = read.find((wish) => wish !== null && wish.kind !== 'thing' && asksBriefly(wish));
  const wish =
    clear.find((item) => item?.kind === 'order' && !MANNER.test(item.text)) ??
    read.find((item) => item?.asked === true) ??
    clear[0] ??
    (read[0]?.kind === 'thing' && names(read[0].text) ? read[0] : brief) ??
    read.find((item) => item !== null) ??
    null;
  return wish === null || (wish.kind !== 'thing' && !tells(wish) && read.length > 1)
    ? null
    : { ...wish, text: tidied(wish.text) };
}

function tells(wish: Wish): boolean {
  return wish.text.split(/\s+/).length >= TELLING_WORDS;
}

/** "Is B real": fewer words than usual, but about something. */
function asksBriefly({ text }: Wish): boolean {
  return (
    text.split(/\s+/).length === TELLING_WORDS - 1 && !/\b(?:this|that|it|wrong)\b/i.test(text)
  );
}

/** Words of a statement: what happens, and not a thing that is wanted. */
const HAPPENS =
  /\b(?:is|isn't|are|aren't|was|were|has|have|had|gives?|gave|keeps?|crash(?:es|ed)?|fails?|failed|works?|worked|stopped|overlaps?|shouting|throws?|says?|said|doesn'?t|won'?t|can'?t|not (?:working|firing)|broke|went|got|gone|came|comes|started|refuses?)\b/i;

/** "explain for my child": an order that says how, while a question says what. */
const MANNER =
  /^(?:explain|tell|show|give|help|answer|say|make|keep|put)(?: me)?(?: (?:it|this|that))?(?: (?:simply|briefly|please))?(?: (?:for|to|like|in|as|simple|short)\b.{0,40})?$/i;

/** Whether a text names a thing that can be wanted, and not only a heading of data. */
function names(text: string): boolean {
  return isPhrase(text) && !/^[^:]{1,24}: .*\d/.test(text);
}

function isPhrase(text: string): boolean {
  return !HAPPENS.test(text.split(/, |: /)[0] ?? text);
}

/** A clause in which the wish begins although the sentence opens otherwise. */
const WITHIN =
  /(?:, | - | so | and | but )(?=(?:what i(?:'m after| need| want)|i(?:'d| would)? (?:just |really )?(?:need|want|like|love)|(?:can|could|would) you|please|pls|plz|help me|need|want) )/gi;

/** "boiler at 0.4 bar, do I need to worry": the question that a statement ends in. */
const ASKS_WITHIN =
  /(?:, | - |: )(?=(?:and )?(?:which|what'?s?|why|how|is|are|am|can|could|should|do|does|did|will|would|where|when|who|safe|worth|allowed|ok|okay|normal|legal|bin) (?!you\b)[\w'])/gi;

/** English names of things to be made, which a wish may name before its details. */
const THINGS = new RegExp(
  `\\b(?:${ARTEFACTS.flatMap(({ words }) => words.en)
    .map((word) => word.replace(/[^\p{L} -]/gu, ''))
    .filter((word) => word.length > 2)
    .join('|')})s?\\b`,
  'iu',
);

function questionWithin(sentence: string): Wish | null {
  if (THINGS.test((sentence.split(/, |: /)[0] ?? '').split(' ').slice(0, 4).join(' '))) return null;
  for (const match of sentence.matchAll(ASKS_WITHIN)) {
    const rest = sentence.slice(match.index + match[0].length).replace(/^and /i, '');
    const wish = readWish(rest, false);
    const asked =
      wish?.kind === 'question' || /^(?:safe|worth|allowed|ok|okay|normal|legal|bin) /i.test(rest);
    if (asked && rest.split(/\s+/).length >= TELLING_WORDS - 1) {
      return { kind: 'question', text: rest.replace(/[.!?]+$/, '') };
    }
  }
  return null;
}

function wishWithin(sentence: string): Wish | null {
  for (const match of sentence.matchAll(WITHIN)) {
    const wish = readWish(sentence.slice(match.index + match[0].length), false);
    if (wish !== null && wish.kind !== 'question' && tells(wish)) return wish;
  }
  return null;
}

function readWish(sentence: string, whole = true): Wish | null {
  const direct = readOpening(sentence);
  if (!whole) return direct;
  if (direct === null || (direct.kind === 'thing' && !isPhrase(direct.text))) {
    return wishWithin(sentence) ?? questionWithin(sentence) ?? direct;
  }
  return direct.kind === 'thing' ? (questionWithin(sentence) ?? direct) : direct;
}

function readOpening(sentence: string): Wish | null {
  const bare = sentence.replace(/[.!?]+$/, '');
  const asked = bare.replace(ASKING, '');
  if (KNOWING.test(bare)) return { kind: 'order', text: bare.replace(KNOWING, 'find out ') };
  if (DOING.test(bare)) {
    const rest = bare.replace(DOING, '');
    return ORDER.test(rest) ? { kind: 'order', text: rest } : null;
  }
  if (asked !== bare)
    return ORDER.test(asked) ? { kind: 'order', text: asked } : { kind: 'thing', text: asked };
  if (NEEDING.test(bare)) {
    return { kind: 'thing', text: bare.replace(NEEDING, ''), asked: true };
  }
  if (ORDER.test(bare)) return { kind: 'order', text: bare };
  if (QUESTION.test(bare)) return { kind: 'question', text: bare };
  if (sentence.endsWith('?')) return questionWithin(bare) ?? { kind: 'question', text: bare };
  return /^(?:my|we|i|it|she|he|they|our|the|there|this)\b|^i'/i.test(foldText(bare))
    ? null
    : { kind: 'thing', text: bare };
}

const CHAT_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pls|plz)\b,?\s*/gi, ''],
  [/\bw\/ ?(?=\w)/gi, 'with '],
  [/\bim\b/gi, "I'm"],
  [/\bdont\b/gi, "don't"],
  [/\bwhats\b/gi, "what's"],
  [/\bi\b(?!\.)/g, 'I'],
  [/\bu\b/g, 'you'],
  [/\bfaq\b/g, 'FAQ'],
  [/\bcant\b/gi, "can't"],
  [/\bwont\b/gi, "won't"],
  [/\s+/g, ' '],
];

/** Chat spellings as full words, and names of days with their capital. */
export function spelledOut(text: string): string {
  return withCapitals(
    CHAT_SPELLINGS.reduce((clean, [pattern, wanted]) => clean.replace(pattern, wanted), text),
  );
}

function tidied(text: string): string {
  return spelledOut(text)
    .replace(/[\s,;:.!?]+$/, '')
    .trim();
}
