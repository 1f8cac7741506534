import { asksForInstructions } from './extract/addressed-model.js';
import { writesToCustomer } from './extract/customers.js';
import { findIntents } from './extract/intents.js';
import { findPurposes } from './extract/purposes.js';
import { severalAsked } from './extract/several.js';
import { findTurns } from './extract/signals.js';
import { ARTEFACTS, isTellingText, sortOfArtefact } from './glossary/artefacts.js';
import { headArtefact } from './head-artefact.js';
import type { Reading } from './reading.js';
import { headCue } from './types/choose-type.js';

type Findings = Omit<Reading, 'cues'>;

/**
 * What the catalogue of types asks a request for: concepts of the word lists, names of technologies
 * and flags with a leading `#`. `text` is the request without what it says to a model.
 */
export function cuesOf(findings: Findings, text: string): Set<string> {
  const cues = new Set([
    ...findings.terms.map(({ concept }) => concept),
    ...findings.technologies.flatMap(({ name, kind }) => [name, `#${kind}`, '#tech']),
    ...findTurns(text),
    ...findPurposes(text),
    ...findIntents(unquoted(findings), findings.language),
  ]);
  const flags = {
    ...factFlags(findings),
    ...pasteFlags(findings, text),
    ...wordFlags(findings),
    '#no-currency': !cues.has('#money') && findings.facts.some(({ kind }) => kind === 'number'),
    '#audience': cues.has('#level') || AUDIENCE.test(text),
    '#to-customer': writesToCustomer(text),
    '#vague': isVague(findings, text),
    '#several': severalAsked(unquoted(findings)) !== null,
  };
  if (cues.has('#wording') || findings.facts.some(isLength)) cues.add('#length');
  for (const [flag, present] of Object.entries(flags)) if (present) cues.add(flag);
  const named = headArtefact({ ...findings, text });
  const head = named === 'script' && cues.has('#spoken-script') ? 'video script' : named;
  const asked =
    head !== null && MADE.has(head) && sortOfArtefact(head) === 'text' && onlyAsks(cues);
  if (asked) cues.add('#asks-only');
  if (head !== null && !asked) cues.add(headCue(head));
  if (head !== null && MADE.has(head) && !onlyAsks(cues)) {
    cues.add(`#made-${sortOfArtefact(head)}`);
  }
  if (findings.terms.some(({ kind, concept }) => kind === 'artefact' && isTellingText(concept))) {
    cues.add('#named-text');
  }
  return cues;
}

const ORDERS = [
  'write',
  'invent',
  'make',
  'build',
  'plan',
  'translate',
  'rewrite',
  'summarize',
  'convert',
];

/** Signs of a text to be written, which a question may ask for as well. */
const COMPOSES = ['#wording', '#text-kind', '#how-to-say', '#manner', '#retext'];

/** A question that orders nothing: a thing named in it is not to be made. */
function onlyAsks(cues: ReadonlySet<string>): boolean {
  return (
    (['#advice', '#asks', '#asks-plainly', '#figure-lines'].some((flag) => cues.has(flag)) ||
      (cues.has('#pairs') && (cues.has('#weighs') || cues.has('#question')))) &&
    !COMPOSES.some((flag) => cues.has(flag)) &&
    !ORDERS.some((order) => cues.has(order))
  );
}

const MADE = new Set(ARTEFACTS.map(({ concept }) => concept));

/** "100 kelime": so many words, characters or lines. */
function isLength({ english }: Findings['facts'][number]): boolean {
  return english !== null && /^\d[\d.,]*(?:[-–]\d+)? (?:words?|characters?|lines?)\b/.test(english);
}

function factFlags({ facts, technologies }: Findings): Record<string, boolean> {
  const of = (kind: string) => facts.filter((fact) => fact.kind === kind);
  const numbers = of('number');
  return {
    '#version': technologies.some(({ version }) => version !== null),
    '#numbers': numbers.length >= 1,
    '#numbers2': numbers.length >= 2,
    '#numbers3': numbers.length >= 3,
    '#count': numbers.length >= 1,
    '#units': numbers.some(({ english, typed }) => english !== null || /\p{L}/u.test(typed)),
    '#facts3': facts.length >= 3,
    '#facts5': facts.length >= 5,
    '#facts9': facts.length >= 9,
    '#date': of('date').length > 0,
    '#year': numbers.some(({ typed }) => /^(?:19|20)\d\d/.test(typed)),
    '#identifiers': of('identifier').length > 0,
    '#address': of('address').length > 0,
    '#name-given': of('name').length > 0,
    '#series': numbers.length >= 4 || (numbers.length >= 3 && of('date').length >= 2),
  };
}

function pasteFlags({ pasted }: Findings, text: string): Record<string, boolean> {
  const prose = pasted.codeLines === 0 || !CODE_MARK.test(text);
  return {
    '#code': !prose,
    '#error': pasted.error !== null,
    '#json': pasted.json !== null,
    '#json-valid': pasted.json !== null && pasted.json.summary !== null,
    '#table': pasted.tableRows >= 2 && /\d/.test(text) && prose,
    '#table3': pasted.tableRows >= 3 && prose,
    '#columns': pasted.columns.length >= 2,
    '#quote': pasted.quotes.some(({ typed }) => typed.length >= LONG_QUOTE),
    '#long': text.length > LONG_TEXT,
  };
}

/** A fence alone proves no code. */
const CODE_MARK = /[;{}()=<>]|^\s*[\w-]+:/m;
/** Characters from which a quotation is a text to work on, and a request holds one. */
const LONG_QUOTE = 25;
const LONG_TEXT = 700;
const AUDIENCE = /\bfor (?:total |my |the )?(?:kids|children|beginners|customers|team|boss)\b/i;
/** Names that stand among the places but are services. */
const SERVICE = /^[A-Z]\w*[A-Z]|gram|hong|Naver|Kakao/;
const LENGTH_WORDS = new Set(['short', 'detailed']);

function wordFlags(findings: Findings): Record<string, boolean> {
  const { terms, facts, fixedReply } = findings;
  const named = facts.some(({ kind }) => kind === 'name');
  return {
    '#place':
      named || terms.some(({ kind, concept }) => kind === 'place' && !SERVICE.test(concept)),
    '#tone': terms.some(({ kind, concept }) => kind === 'tone' && !LENGTH_WORDS.has(concept)),
    '#fixed-reply': fixedReply !== null,
    '#asks-instructions': asksForInstructions(unquoted(findings)),
  };
}

/** The text without its quotations: what stands in them is spoken of, not said. */
function unquoted({ text, pasted }: Findings): string {
  return pasted.quotes.reduce((rest, { typed }) => rest.split(typed).join(' '), text);
}

const WISH_ALONE = /^\W*(?:please |can you |pls )?(?:help|do|fix|make|need|improve)\b/i;
const NO_NOUN = /\b(?:things?|stuff|it|this|that|something|me|better)\b/i;
const VAGUE_WORDS = 8;
const VAGUE_LENGTH = 40;
/** Words that point at something the request does not name, in other languages. */
const DEICTIC =
  /那个|这个|怎么弄|あれ|これ|それ|이거|그거|저거|(?<!\p{L})(?:это|этим|هذا|هذه|यह|ये|इसे|bunu|bunun|şunu|esto|eso|ça|ceci|das hier|damit|questo|isso|isto)(?!\p{L})/iu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** No number, name, quotation or noun that is known, and few words. */
function isVague({ facts, technologies, terms, pasted }: Findings, text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
  if (words === 0) return facts.length === 0;
  if (words === 1 && !UNSPACED.test(text))
    return facts.length + terms.length + technologies.length === 0;
  const nouns = terms.filter(({ kind }) => kind !== 'tone' && kind !== 'action').length;
  const told = facts.length + technologies.length + nouns + pasted.quotes.length + pasted.codeLines;
  if (told === 0 && terms.length === 0 && text.length <= VAGUE_LENGTH && DEICTIC.test(text))
    return true;
  return words <= VAGUE_WORDS && told === 0 && WISH_ALONE.test(text) && NO_NOUN.test(text);
}
