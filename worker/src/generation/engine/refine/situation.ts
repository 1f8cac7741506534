import type { Blueprint } from '../blueprint.js';
import { compose } from '../composer.js';
import { type Slots, fillLine } from '../fill-lines.js';
import { type Reading, readRequest } from '../reading.js';
import { type GenerationRequest, requestText } from '../request.js';
import { slotsOf } from '../slots.js';
import { chooseType, cueHolds } from '../types/choose-type.js';
import type { PromptType } from '../types/prompt-type.js';

/** What a wish is carried out on: the request, read again, and the blueprint so far. */
export interface Situation {
  request: GenerationRequest;
  previous: Blueprint;
  reading: Reading;
  type: PromptType;
  slots: Slots;
  /** What the composer writes for the request. */
  composed: Blueprint;
  /** Whether `previous` goes back to the composer; else a model wrote it. */
  byComposer: boolean;
  /** Whether the request fixes the whole answer, as "only the number" does. */
  closed: boolean;
  /** Whether the request sets the length of the answer in numbers. */
  lengthSet: boolean;
  /** Whether the request says how long the answer is to be, be it only "short". */
  lengthTold: boolean;
}

/** Reads the request again and sees what of the blueprint may be changed. */
export function situationOf(request: GenerationRequest, previous: Blueprint): Situation {
  const reading = readRequest(requestText(request));
  const useCase = request.useCase === 'auto_detect' ? previous.useCase : request.useCase;
  const free = chooseType(reading.cues, request.useCase);
  const type = free.useCase === previous.useCase ? free : chooseType(reading.cues, useCase);
  const slots = slotsOf(reading, type);
  const composed = compose(request);
  return {
    request,
    previous,
    reading,
    type,
    slots,
    composed,
    byComposer: previous.objective === composed.objective,
    closed: isClosed(reading, type, previous),
    lengthSet: setsLength(reading, slots, composed),
    lengthTold: reading.cues.has('#length'),
  };
}

const FIXED_TYPES = ['qa.fixed_reply', 'qa.own_instructions'];
const NOTHING_ELSE = /\bnothing else\b(?!,? each)|\bno explanations?\b|^only the\b/i;

function isClosed(reading: Reading, type: PromptType, { outputFormat }: Blueprint): boolean {
  const [only] = outputFormat;
  return (
    FIXED_TYPES.includes(type.id) ||
    cueHolds('#only-number|#fixed-reply', reading.cues) ||
    (outputFormat.length === 1 && only !== undefined && NOTHING_ELSE.test(only)) ||
    reading.ownRules.some((rule) => NOTHING_ELSE.test(rule))
  );
}

const LENGTH_IN_NUMBERS =
  /\d ?(?:pages?|words?|characters?|chars\b|lines?|sentences?|paragraphs?|bullets?|seiten?|páginas?|pagine?|palabras|mots|wörter|parole|palavras|страниц|слов|页|ページ|쪽|字|文字|자)/iu;

function setsLength({ text }: Reading, slots: Slots, composed: Blueprint): boolean {
  const spoken = slots.get('spokenWords');
  const lines = composed.constraints.map(({ rule }) => rule);
  return (
    LENGTH_IN_NUMBERS.test(text) ||
    (spoken !== undefined && lines.some((line) => line.includes(spoken)))
  );
}

/** Limits of the type that stand in a prompt whatever the request says, most essential first. */
export function standingLimits({ type, slots }: Situation): string[] {
  return type.limits
    .filter(({ on }) => on === undefined)
    .flatMap(({ rule }) => fillLine(rule, slots) ?? []);
}

/** How many of the request's facts a line names. */
export function factsIn(line: string, { facts }: Reading): number {
  return facts.filter(({ typed, english }) => line.includes(english ?? typed)).length;
}
