import { withCapitals } from './dates.js';
import { foldText } from './fold.js';

/** The wish itself, in the person's own English words. */
export interface Wish {
  kind: 'order' | 'question' | 'thing';
  text: string;
}

const VERBS =
  'write make create build fix explain compare give tell show find help analyze analyse calculate compute translate rewrite rephrase summarize summarise generate design draft list suggest recommend plan convert turn clean forecast predict describe solve check review improve edit proofread add remove set deploy install configure implement develop code program refactor test optimize optimise parse extract classify sort rank estimate teach outline brainstorm prepare put cut shorten pick choose name debug split merge import export schedule organize organise research look work draw plot visualize come do say answer reply respond explain';
const ORDER = new RegExp(`^(?:${VERBS.split(' ').join('|')})\\b`, 'i');
const QUESTION =
  /^(?:what|what's|whats|why|how|who|whom|whose|when|where|which|is|are|am|was|were|can|could|should|would|will|do|does|did|has|have|may|might)\b/i;
const OPENING =
  /^(?:(?:hi|hello|hey|hiya|dear \w+|ok|okay|so|um|pls|please|plz|thanks)\b[ ,.!-]*(?:there|all|everyone|chatgpt|claude|gemini)?[ ,.!-]*)+/i;
const ASKING =
  /^(?:(?:can|could|would|will) (?:you|u|someone|anyone)(?: please| pls| maybe)?(?: help me(?: to)?)?|i(?:'d| would)? (?:need|want|like) you to|i(?:'d| would) like to|help me(?: to)?(?! (?:prepare|decide|understand|learn|get|choose|figure))|please|pls|plz) /i;
const NEEDING =
  /^(?:i(?:'d| would)? (?:need|want|like)|i'm looking for|im looking for|looking for|need|want|make me|give me|get me) (?=(?:an?|some|the|my)\b)/i;
const KNOWING = /^i(?:'d| would)? (?:want|need|like) to (?:know|find out|see|understand) /i;
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
  const wish = clear.find((item) => item?.kind === 'order') ?? clear[0] ?? read[0] ?? null;
  return wish === null || (wish.kind !== 'thing' && !tells(wish) && read.length > 1)
    ? null
    : { ...wish, text: tidied(wish.text) };
}

function tells(wish: Wish): boolean {
  return wish.text.split(/\s+/).length >= TELLING_WORDS;
}

function readWish(sentence: string): Wish | null {
  const bare = sentence.replace(/[.!?]+$/, '');
  const asked = bare.replace(ASKING, '');
  if (KNOWING.test(bare)) return { kind: 'order', text: bare.replace(KNOWING, 'find out ') };
  if (DOING.test(bare)) {
    const rest = bare.replace(DOING, '');
    return ORDER.test(rest) ? { kind: 'order', text: rest } : null;
  }
  if (asked !== bare)
    return ORDER.test(asked) ? { kind: 'order', text: asked } : { kind: 'thing', text: asked };
  if (NEEDING.test(bare)) return { kind: 'thing', text: bare.replace(NEEDING, '') };
  if (ORDER.test(bare)) return { kind: 'order', text: bare };
  if (QUESTION.test(bare) || sentence.endsWith('?')) return { kind: 'question', text: bare };
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
