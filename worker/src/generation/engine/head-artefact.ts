import { isGiven } from './extract/given.js';
import { maskInnerStops } from './extract/inner-stops.js';
import { sortOfArtefact } from './glossary/artefacts.js';
import type { Reading } from './reading.js';

const CONNECTOR =
  /(?<!\p{L})(?:for|about|to|with|that|which|who|from|on|using|where|whether|of)(?!\p{L})|[,.:;?!\n(]/giu;
/** "turn my notes into minutes", "make a table from this": the result stands after these. */
const RESULT = /^[^,.:;\n]{0,60}\b(?:into|as) /i;
const QUESTION =
  /^\W*(?:what|why|how|who|when|where|which|is|are|can|could i|should|does|do|did|may|will|was)\b/i;
/** What is done to a thing that exists: the thing named after these is not to be made. */
const DONE_TO_IT: ReadonlySet<string> = new Set(
  'translate;summarize;rewrite;test;explain;fix;compare;forecast;analyze;clean;refactor;convert;deploy'.split(
    ';',
  ),
);
/** Languages in which the verb, and with it the thing wanted, comes last. */
const VERB_LAST: readonly (string | null)[] = ['ja', 'ko', 'tr', 'hi'];
const SENTENCE = /^[^.!?。？！।\n]*/u;

type Findings = Pick<Reading, 'text' | 'terms' | 'language' | 'technologies'>;
type Term = Reading['terms'][number];

/**
 * The thing a request wants made, told from things it only mentions, or the work it wants done to
 * one; null when none is named.
 */
export function headArtefact(findings: Findings): string | null {
  const { text, terms, technologies } = findings;
  const artefacts = terms.filter(({ kind }) => kind === 'artefact');
  const wanted = artefacts.filter(({ at }) => !isGiven(text, at));
  const head = headAmong(wanted.length > 0 ? wanted : artefacts, findings);
  if (head === undefined || complainsOf(head, text) || onlyMentioned(head, findings)) return null;
  const before = terms.filter(({ at, kind }) => kind === 'action' && at < head.at);
  const charted = sortOfArtefact(head.concept) === 'figures';
  const work = before.find(
    ({ concept }) => DONE_TO_IT.has(concept) || (charted && concept === 'visualize'),
  );
  if (work !== undefined) return work.concept;
  const asks = QUESTION.test(text) && before.length === 0;
  const programmed = technologies.some(
    ({ kind, at }) => (kind === 'language' || kind === 'framework') && at < head.at,
  );
  return asks || (programmed && before.length === 0 && MAIL.has(head.concept))
    ? null
    : head.concept;
}

const OWN = /^\W*(?:my|our|this|the)(?: \p{L}+)? $/iu;
const MISBEHAVES =
  /^ (?:(?:sometimes|always|often|still|never|only|suddenly) )?(?:is (?:slow|wrong|broken|stuck|not)|isn['’]t|does|doesn['’]t|won['’]t|keeps|stopped|returns|gives|throws|fails|crashes|prints|shows|breaks|hangs|runs|loops)\b/i;

/** "My function returns nothing": what it begins with is there already, and does something wrong. */
function complainsOf({ at, typed }: Term, text: string): boolean {
  return OWN.test(text.slice(0, at)) && MISBEHAVES.test(text.slice(at + typed.length));
}

/** Characters from which a request tells a story around its wish. */
const LONG_STORY = 250;

/** In a long request, a thing in a later sentence that nothing is to be done with there. */
function onlyMentioned({ at }: Term, { text, terms, language }: Findings): boolean {
  if (text.length < LONG_STORY || VERB_LAST.includes(language)) return false;
  const sentences = maskInnerStops(text);
  const start = Math.max(
    ...['. ', '? ', '! ', '\n', '。'].map((end) => sentences.lastIndexOf(end, at)),
  );
  const wished = terms.some((term) => term.kind === 'action' && term.at > start && term.at < at);
  return start > 0 && !wished && !WANTED.test(text.slice(start, at));
}

/** Words of wanting that are no action of the lists. */
const WANTED =
  /\b(?:need|want|looking for|would like)\b|(?:necesito|quiero|il me faut|je (?:veux|voudrais)|brauch|möchte|mi serve|vorrei|preciso|quero|нужн|хочу|要|أريد|أبي|ابغى|محتاج)/iu;

/** Things that a program handles more often than it is one of them. */
const MAIL: ReadonlySet<string> = new Set(['email', 'message', 'newsletter', 'name', 'menu']);

function headAmong(artefacts: readonly Term[], { text, language }: Findings): Term | undefined {
  const first = artefacts[0];
  if (first === undefined) return undefined;
  if (VERB_LAST.includes(language)) {
    const end = SENTENCE.exec(maskInnerStops(text))?.[0].length ?? 0;
    return artefacts.filter(({ at }) => at < end).at(-1) ?? first;
  }
  if (language !== 'en' && language !== null) return lastJoined(artefacts, first);
  const start = RESULT.exec(text)?.[0].length ?? 0;
  for (const { index } of text.matchAll(CONNECTOR)) {
    const head = artefacts.filter((term) => endOf(term) > start && term.at < index).at(-1);
    if (head !== undefined) return head;
  }
  return artefacts.find((term) => endOf(term) > start) ?? first;
}

function endOf({ at, typed }: Term): number {
  return at + typed.length;
}

/** "Mail-Vorlage" is a template: of names that follow each other at once, the last. */
function lastJoined(artefacts: readonly Term[], first: Term): Term {
  let head = first;
  for (const next of artefacts.slice(1)) {
    if (next.at - (head.at + head.typed.length) > 1) break;
    head = next;
  }
  return head;
}
