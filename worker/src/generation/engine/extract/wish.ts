import { ARTEFACTS } from '../glossary/artefacts.js';
import { withCapitals } from './dates.js';
import { foldText } from './fold.js';
import { splitSparing } from './inner-stops.js';

/** The wish itself, in the person's own English words. */
export interface Wish {
  kind: 'order' | 'question' | 'thing';
  text: string;
  /** A thing that was asked for in so many words ("I need a ..."). */
  asked?: true;
  /** What the person means to do, and wants help with. */
  mine?: true;
  /** A second thing that another sentence asks for. */
  also?: { kind: 'order' | 'question'; text: string };
}

const VERBS =
  'write make create build fix explain compare give tell show find help analyze analyse calculate compute translate rewrite rephrase summarize summarise generate design draft list suggest recommend plan convert turn clean forecast predict describe solve check review improve edit proofread add remove set deploy install configure implement develop code program refactor test optimize optimise parse extract classify sort rank estimate teach outline brainstorm prepare put cut shorten pick choose name debug split merge import export schedule organize organise research look work draw plot visualize come do say answer reply respond sum tidy reword settle assess rate quiz pull draft polish shorten lay walk talk break sketch map list';
/** Verbs that are nouns or past tenses as well, where what follows tells that they order nothing. */
const NO_ORDER =
  'do (?:i|we|you|u|they|he|she|it)\\b|put (?!(?:this|it|these|them|my|the|in|together|an?|our|all)\\b)|(?:\\w+ ){1,2}(?:worked|works|broke|fails?|failed|says?|said|gives?|is|was|are|were|went|keeps?|throws?|crashe[sd]|stopped)\\b';
const ORDER = new RegExp(`^(?!${NO_ORDER})(?:${VERBS.split(' ').join('|')})\\b`, 'i');
const QUESTION =
  /^(?:what|what's|whats|why|how|who|whom|whose|when|where|which|is|are|am|was|were|can|could|should|would|will|do|does|did|has|have|may|might)\b/i;
const OPENING =
  /^(?:(?:hi|hello|hey|hiya|dear \w+|ok|okay|so|um|pls|please|plz|thanks)\b[ ,.!-]*(?:there|all|everyone|chatgpt|claude|gemini)?[ ,.!-]*)+/i;
const ASKING =
  /^(?:(?:can|could|would|will) (?:you|u|someone|anyone)(?: please| pls| maybe)?(?: help me(?: to)?)?|i(?:'d| would)? (?:need|want|like) you to|i(?:'d| would) like to|help me(?: to)?(?! (?:prepare|decide|understand|learn|get|choose|figure))|please|pls|plz) /i;
const NEEDING =
  /^(?:what i(?:'m after| need| want)(?: is)?|all i (?:need|want) is|i(?:'d| would)? (?:just |really )?(?:need|want|like|love)|i'm (?:looking for|after)|im (?:looking for|after)|i'?m (?:doing|writing|giving|preparing|making)|looking for|need|want|make me|give me|get me) (?=(?:an?|some|the|my|one|two|three|\d+)\b)/i;
const KNOWING = /^(?:i(?:'d| would)? )?(?:want|need|like) to (?:know|find out|see|understand) /i;
const DOING = /^i(?:'d| would)? (?:want|need|like) to /i;
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{L}"'“¿¡])|(?<=[!?])\s+(?=\d)|\n+/u;

/** Sentences of a text without greeting and politeness. */
function sentences(text: string): string[] {
  return splitSparing(text, SENTENCE_END)
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
    clear.find((item) => isDirect(item)) ??
    read.find((item) => item?.asked === true) ??
    clear[0] ??
    (read[0]?.kind === 'thing' && names(read[0].text) ? read[0] : brief) ??
    read.find((item, index) => item !== null && (index === 0 || !isLabelled(item))) ??
    null;
  return wish === null || (wish.kind !== 'thing' && !tells(wish) && read.length > 1)
    ? null
    : withSecond({ ...wish, text: tidied(wish.text) }, wish, clear);
}

/** "Stories I can use: ...": what a later sentence lists is material. */
function isLabelled({ kind, text }: Wish): boolean {
  return kind === 'thing' && (/^[^:]{1,40}:/.test(text) || /\bI\b/.test(text));
}

function isDirect(wish: Wish | null | undefined): boolean {
  return wish?.kind === 'order' && wish.mine !== true && !MANNER.test(wish.text);
}

/** Longer second wishes stand among the points instead. */
const SECOND_LENGTH = 110;

/** A question or order of another sentence that stands beside the wish itself. */
function withSecond(wish: Wish, found: Wish, clear: readonly (Wish | null)[]): Wish {
  const other = clear.find(
    (item) =>
      item !== null &&
      item !== found &&
      ((item.kind === 'question' && !/^(?:what|how|which) to\b/i.test(item.text)) ||
        isDirect(item)) &&
      item.text.length <= SECOND_LENGTH,
  );
  if (wish.kind === 'thing' || other == null || other.kind === 'thing') return wish;
  return { ...wish, also: { kind: other.kind, text: tidied(other.text) } };
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
  /(?:, | - | so | and | but )(?=(?:i'?m (?:doing|writing|giving|preparing|making) (?:the|my|an?)|what i(?:'m after| need| want)|i(?:'d| would)? (?:just |really )?(?:need|want|like|love)|(?:can|could|would) you|please|pls|plz|help me|need|want) )/gi;

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

/** "two stores launched it later, which might help?": told rather than asked. */
const TELLS = /^(?:\w+ ){1,3}\w{3,}ed\b/i;

function readOpening(sentence: string): Wish | null {
  const bare = sentence.replace(/(?<!\.\p{L})[.!?]+$/u, '');
  const asked = bare.replace(ASKING, '');
  if (KNOWING.test(bare)) return { kind: 'order', text: bare.replace(KNOWING, 'find out ') };
  if (DOING.test(bare)) {
    const rest = bare.replace(DOING, '');
    return ORDER.test(rest) ? { kind: 'order', text: `help me ${rest}`, mine: true } : null;
  }
  if (asked !== bare)
    return ORDER.test(asked) ? { kind: 'order', text: asked } : { kind: 'thing', text: asked };
  if (NEEDING.test(bare)) {
    return { kind: 'thing', text: bare.replace(NEEDING, ''), asked: true };
  }
  if (ORDER.test(bare)) return { kind: 'order', text: bare };
  if (QUESTION.test(bare)) return { kind: 'question', text: bare };
  if (sentence.endsWith('?') && !TELLS.test(bare)) {
    return questionWithin(bare) ?? { kind: 'question', text: bare };
  }
  return /^(?:my|we|i|it|she|he|they|our|the|there|this)\b|^i'/i.test(foldText(bare))
    ? null
    : { kind: 'thing', text: bare };
}

const CHAT_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pls|plz)\b,?\s*/gi, ''],
  [/\bw\/ ?(?=\w)/gi, 'with '],
  [/(?<!\p{L})im(?!\p{L})/giu, "I'm"],
  [/\bdont\b/gi, "don't"],
  [/\bwhats\b/gi, "what's"],
  [/(?<![\p{L}\p{M}])i(?![\p{L}\p{M}.])/gu, 'I'],
  [/(?<![\p{L}\p{M}])u(?![\p{L}\p{M}])/gu, 'you'],
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
    .replace(/(?<!\.\p{L})[\s,;:.!?]+$/u, '')
    .trim();
}
