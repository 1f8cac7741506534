import type { Blueprint } from './blueprint.js';
import { foldText } from './extract/fold.js';
import { isPlain } from './extract/plain.js';
import { cueHolds, chooseType } from './types/choose-type.js';
import { fillLine, fillLines, firstFilled, type Slots } from './fill-lines.js';
import { objectiveOf } from './objective.js';
import { type Reading, readRequest } from './reading.js';
import { type GenerationRequest, requestText } from './request.js';
import { looksAlike, slotsOf, written } from './slots.js';
import type { PromptType } from './types/prompt-type.js';

const PLACEHOLDERS = 2;
const PLACEHOLDERS_OPEN = 4;
const EXAMPLES = 3;
const MAX_LIMITS = 6;

/** Writes a blueprint by rules alone: the same request always gives the same one. */
export function compose(request: GenerationRequest): Blueprint {
  const reading = readRequest(requestText(request));
  const type = chooseType(reading.cues, request.useCase);
  const slots = slotsOf(reading, type);
  const { cues } = reading;
  const objective = objectiveOf(type, reading, slots);
  return {
    useCase: request.useCase === 'auto_detect' ? type.useCase : request.useCase,
    role: firstFilled(type.role, slots) ?? 'Practical generalist',
    objective,
    context: contextOf(reading),
    steps: fillLines(type.steps, slots, cues),
    outputFormat: fillLines(type.format, slots, cues),
    constraints: constraintsOf(type, reading, slots, objective),
    exampleIntro: type.sample.intro,
    exampleLabels: { input: type.sample.input, output: type.sample.output },
    examples: examplesOf(type, reading.text),
    validation: fillLines(type.checks, slots, cues),
    placeholders: placeholdersOf(type, reading),
    artefactLanguage: artefactLanguageOf(reading.text),
  };
}

/** What the request says, in English, where it was typed in another language. */
function contextOf(reading: Reading): string[] {
  const { language, terms, facts, pasted, technologies } = reading;
  if (language === null || language === 'en') return [];
  const lines: string[] = [];
  const seen = new Set<string>();
  const meanings = terms
    .filter(({ kind }) => kind === 'topic' || kind === 'place' || kind === 'artefact')
    .filter(
      ({ concept, typed }) =>
        !seen.has(concept) && seen.add(concept) !== undefined && isPlain(typed, 40),
    )
    .filter(({ concept, typed }) => !looksAlike(typed, concept))
    .map(({ concept, typed }) => `${concept} (${typed})`);
  if (meanings.length > 0) lines.push(`Key terms: ${meanings.slice(0, 14).join(', ')}`);
  if (technologies.length > 0) {
    const names = technologies.map(({ name, version }) =>
      version === null ? name : `${name} ${version}`,
    );
    lines.push(`Technologies named: ${names.slice(0, 8).join(', ')}`);
  }
  const read = facts.filter(({ english }) => english !== null).map(written);
  if (read.length > 0) lines.push(`Numbers and dates: ${read.slice(0, 12).join(', ')}`);
  if (pasted.json?.summary != null)
    lines.push(`The JSON in the request is valid: ${pasted.json.summary}`);
  return lines;
}

function constraintsOf(
  type: PromptType,
  reading: Reading,
  slots: Slots,
  objective: string,
): Blueprint['constraints'] {
  const own = reading.ownRules.filter((rule) => !objective.includes(rule));
  const quoted = own.map((rule) => `"${rule}"`).join('; ');
  const ownRule =
    quoted === '' ? [] : [{ rule: `Hold to what the request says: ${quoted}`, reason: null }];
  const limits = type.limits.flatMap(({ on, rule, because }) => {
    if (on !== undefined && !cueHolds(on, reading.cues)) return [];
    const filled = fillLine(rule, slots);
    return filled === null ? [] : [{ rule: filled, reason: because ?? null }];
  });
  return [...ownRule, ...keptMarks(reading.text), ...limits.slice(0, MAX_LIMITS)];
}

const MARKS = /\{\{[^{}\n]{0,40}\}\}|\$\{[^{}\n]{0,40}\}|%[sd]\b|(?<!\{)\{\d+\}(?!\})/g;

/** Template marks of the request belong to the result and are not ours to fill. */
function keptMarks(text: string): Blueprint['constraints'] {
  if (!MARKS.test(text)) return [];
  MARKS.lastIndex = 0;
  return [
    {
      rule: 'Keep every template mark of the request (braces, dollar and percent signs with what they hold) character for character',
      reason: 'they are filled in later by a program',
    },
  ];
}

/** Samples chosen by the request, so that one idea gives one prompt; none that shares its words. */
function examplesOf(type: PromptType, text: string): Blueprint['examples'] {
  const words = new Set(foldText(text).match(/\p{L}{4,}/gu) ?? []);
  const apart = type.sample.pairs.filter(
    (pair) =>
      !(foldText(pair.join(' ')).match(/\p{L}{5,}/gu) ?? []).some((word) => words.has(word)),
  );
  const pairs = apart.length >= 2 ? apart : type.sample.pairs;
  const start = hash(text) % pairs.length;
  return [...pairs.slice(start), ...pairs.slice(0, start)]
    .slice(0, EXAMPLES)
    .map(([input, output]) => ({ input: type.sample.input === null ? null : input, output }));
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

function placeholdersOf(type: PromptType, { cues }: Reading): Blueprint['placeholders'] {
  const wanted = type.asks.filter(
    ({ on, unless }) =>
      (on === undefined || cueHolds(on, cues)) && (unless === undefined || !cueHolds(unless, cues)),
  );
  return wanted
    .slice(0, type.id === 'open' ? PLACEHOLDERS_OPEN : PLACEHOLDERS)
    .map(({ name, label, ifMissing }) => ({ name, label, ifMissing }));
}

const NAMED_LANGUAGE =
  /(?<!\p{L})(?:in|into|auf|en|em|translat\p{L}* (?:this |it )?to) (english|german|french|spanish|italian|portuguese|russian|chinese|japanese|korean|arabic|hindi|turkish|englisch|deutsch|französisch|spanisch|inglés|alemán|francés|anglais|allemand|espagnol|inglese|tedesco|francese|inglês|alemão|francês)(?!\p{L})/iu;
/** Languages by their names in other languages. */
const LANGUAGE_WORDS = new Map(
  Object.entries({
    English: 'englisch;inglés;anglais;inglese;inglês',
    German: 'deutsch;alemán;allemand;tedesco;alemão',
    French: 'französisch;francés;francese;francês',
    Spanish: 'spanisch;espagnol',
  }).flatMap(([name, words]) => words.split(';').map((word): [string, string] => [word, name])),
);

/** A language the request names for the thing wanted. */
function artefactLanguageOf(text: string): string | null {
  const word = NAMED_LANGUAGE.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return null;
  return LANGUAGE_WORDS.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
}
