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
  /** A sentence that adds to what another one asks for ("also give me ..."). */
  added?: true;
  /** What other sentences ask for, in their order. */
  also?: readonly { kind: 'order' | 'question'; text: string }[];
}

const VERBS =
  'write make create build fix explain compare give tell show find help analyze analyse calculate compute translate rewrite rephrase summarize summarise generate design draft list suggest recommend plan convert turn clean forecast predict describe solve check review improve edit proofread add remove set deploy install configure implement develop code program refactor test optimize optimise parse extract classify sort rank estimate teach outline brainstorm prepare put cut shorten pick choose name debug split merge import export schedule organize organise research look work draw plot visualize come do say answer reply respond sum tidy reword settle assess rate quiz pull draft polish shorten lay walk talk break sketch map list';
/** Verbs that are nouns or past tenses as well, where what follows tells that they order nothing. */
const NO_ORDER =
  'do (?:i|we|you|u|they|he|she|it)\\b|put (?!(?:this|it|these|them|my|the|in|together|an?|our|all)\\b)|(?:\\w+ ){1,2}(?:worked|works|broke|fails?|failed|says?|said|gives?|is|was|are|were|went|keeps?|throws?|crashe[sd]|stopped)\\b';
const ORDER = new RegExp(`^(?!${NO_ORDER})(?:${VERBS.split(' ').join('|')})\\b`, 'i');
const QUESTION =
  /^(?:what|what's|whats|why|how|who|whom|whose|when|where|which|is|are|am|was|were|can|could|should|would|will|do|does|did|has|have|may|might)\b/i;
/** "Has to run on Linux", "am 34": a statement without its subject, and "here are our figures". */
const STATES =
  /^(?:(?:has|have|is|are|was|were|will|can|could|should|would|may|might|must|do|does|did) (?:to|been|had|got|not|no|only|also|already|still|very|too|be|have|in|on|at|from|about|available|never|always|\d)\b|am (?!i\b)|(?:here(?:'s| is| are)|this is|these are|below (?:is|are))\b)/i;
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
  return wholeQuotations(splitSparing(text, SENTENCE_END))
    .map((part) =>
      part
        .replace(/^[^\p{L}\p{N}"'“]+/u, '')
        .replace(OPENING, '')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** A sentence goes on to the end of a quotation that begins in it. */
function wholeQuotations(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const open = last !== undefined && last.split('"').length % 2 === 0;
    if (open && parts.join('').split('"').length % 2 === 1) {
      whole[whole.length - 1] = `${last} ${part}`;
    } else whole.push(part);
  }
  return whole;
}

/** Fewer words name no matter: "analyze this", "what's wrong". */
const TELLING_WORDS = 4;

/** The sentence of an English text that says what is wanted, or null when none stands out. */
export function findWish(text: string): Wish | null {
  if (!/\p{Ll}/u.test(text)) return null;
  const read = sentences(text).map((sentence) => readSentence(sentence));
  const clear = read.filter((wish) => wish !== null && wish.kind !== 'thing' && tells(wish));
  const brief = read.find((wish) => wish !== null && wish.kind !== 'thing' && asksBriefly(wish));
  const wish =
    mainOf(read, clear) ??
    (read[0]?.kind === 'thing' && names(read[0].text) ? read[0] : brief) ??
    clear[0] ??
    read.find((item, index) => item !== null && (index === 0 || !isLabelled(item))) ??
    null;
  return wish === null ||
    (wish.kind !== 'thing' && !tells(wish) && !asksBriefly(wish) && read.length > 1)
    ? null
    : withSecond({ ...wish, text: tidied(wish.text) }, wish, clear);
}

/** "Tell me the risks": an order that says how to answer a question before it. */
const ANSWERING =
  /^(?:(?:tell|show|give) (?:me|us)|explain|list|describe|recommend|suggest|mention|include|name|rank|say (?:which|what|why|how|if|when))\b/i;

/** An order, a thing asked for or a question; what only adds to an earlier question does not displace it. */
function mainOf(read: readonly (Wish | null)[], clear: readonly (Wish | null)[]): Wish | null {
  const main = clear.filter((item) => item?.added !== true);
  const question = main.find((item) => item?.kind === 'question');
  const asks = question === undefined ? Infinity : read.indexOf(question);
  const order = main.find(
    (item) =>
      item != null && isDirect(item) && (read.indexOf(item) < asks || !ANSWERING.test(item.text)),
  );
  const thing = read.find(
    (item, index) => item?.asked === true && (index < asks || THINGS.test(item.text)),
  );
  return order ?? thing ?? (asks < Infinity ? question : main[0]) ?? null;
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

const SECONDS = 2;

/** Questions and orders of other sentences that stand beside the wish itself. */
function withSecond(wish: Wish, found: Wish, clear: readonly (Wish | null)[]): Wish {
  const others = clear.flatMap((item) =>
    item !== null &&
    item !== found &&
    item.kind !== 'thing' &&
    (wish.kind !== 'thing' || item.added === true) &&
    (item.kind === 'question' ? !/^(?:what|how|which) to\b/i.test(item.text) : isDirect(item)) &&
    item.text.length <= SECOND_LENGTH
      ? [{ kind: item.kind, text: tidied(item.text) }]
      : [],
  );
  if (others.length === 0) return wish;
  return { ...wish, also: others.slice(0, SECONDS) };
}

function tells({ kind, text }: Wish): boolean {
  const words = text.split(/\s+/).length;
  return words >= TELLING_WORDS || (kind === 'order' && BRIEF_ORDER.test(text));
}

/** "Review this function", "rewrite it safely": three words that name the work and its object. */
const BRIEF_ORDER = /^\w+ (?:(?:this|my|the|these) (?!one\b)\w{3,}|it \w{4,}ly)$/i;

/** "Is B real", "Did it work": fewer words than usual, but about something. */
function asksBriefly({ text }: Wish): boolean {
  const words = text.split(/\s+/).length;
  return words > 1 && words < TELLING_WORDS && !/\b(?:this|that|wrong)\b/i.test(text);
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

/** "Also", "then": what follows comes on top of something else. */
const ADDING = /^(?:then|also|plus|and|and then|and also|finally|afterwards),? /i;

function readSentence(sentence: string): Wish | null {
  const rest = sentence.replace(ADDING, '');
  const wish = readWish(rest);
  if (wish === null || rest === sentence) return wish;
  return wish.asked === true
    ? { kind: 'order', text: `give me ${wish.text}`, added: true }
    : { ...wish, added: true };
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
  if (STATES.test(bare) && !sentence.endsWith('?')) return null;
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
  [/\s{2,}|[^\S ]/g, ' '],
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
