import type { Blueprint } from './blueprint.js';
import { asTold, findDetails } from './extract/details.js';
import { foldText } from './extract/fold.js';
import { isPlain } from './extract/plain.js';
import { cueHolds, chooseType } from './types/choose-type.js';
import { fillLine, fillLines, firstFilled, type Slots } from './fill-lines.js';
import { objectiveOf, worksOnText } from './objective.js';
import { type Reading, readRequest } from './reading.js';
import { type GenerationRequest, requestText } from './request.js';
import { factsNamed, looksAlike, slotsOf, written } from './slots.js';
import type { PromptType } from './types/prompt-type.js';

const PLACEHOLDERS = 2;
const PLACEHOLDERS_OPEN = 4;
const EXAMPLES = 3;
const MAX_LIMITS = 6;

/** Writes a blueprint by rules alone: the same request always gives the same one. */
export function compose(request: GenerationRequest): Blueprint {
  const reading = readRequest(requestText(request));
  const type = chooseType(reading.cues, request.useCase);
  const told = slotsOf(reading, type);
  const { cues } = reading;
  const objective = objectiveOf(type, reading, told);
  const points = pointsOf(reading, objective);
  const facts = factsNamed(reading, points);
  const slots: Slots = facts === null ? told : new Map([...told, ['facts', facts]]);
  return {
    useCase: request.useCase === 'auto_detect' ? type.useCase : request.useCase,
    role: firstFilled(type.role, slots) ?? 'Practical generalist',
    objective,
    context: [...contextOf(reading, points), ...unknownsOf(type, reading)],
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
function contextOf(reading: Reading, points: readonly string[]): string[] {
  const { language, terms, facts, pasted, technologies } = reading;
  if (language === null || language === 'en')
    return [...points.map(asTold), ...pastedLines(pasted)];
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
  return [...lines, ...pastedLines(pasted)];
}

/** The points of an English request, where they are few and short enough to stand alone. */
function pointsOf(reading: Reading, objective: string): string[] {
  const { addressed, language, pasted, ownRules, text } = reading;
  if (addressed || (language !== 'en' && language !== null)) return [];
  const prose = pasted.codeLines === 0 && pasted.tableRows < 2 && pasted.error === null;
  const quoted = pasted.quotes.some(({ typed }) => typed.length >= LONG_QUOTE);
  if (!prose || quoted || pasted.json !== null || worksOnText(reading)) return [];
  const wished = reading.wish?.text.split(/, |: /)[0] ?? '';
  return findDetails(text, [objective, wished, ...ownRules]);
}

const LONG_QUOTE = 25;

/** What is certain about pasted data. */
function pastedLines({ json, tableRows, columns }: Reading['pasted']): string[] {
  const lines: string[] = [];
  if (json?.summary != null) lines.push(`The JSON in the request is valid: ${json.summary}`);
  if (tableRows >= 3 && columns.length >= 2) {
    lines.push(`The table has ${tableRows - 1} rows under these headings: ${columns.join(', ')}`);
  }
  return lines;
}

/** What the type would also like to know and the request does not tell. */
function unknownsOf(type: PromptType, reading: Reading): string[] {
  const labels = asksOf(type, reading)
    .slice(placeholderCount(type))
    .map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  return labels.length === 0 ? [] : [`Not told: ${labels.join('; ')}`];
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
  return pairs
    .map((pair) => ({ pair, rank: hash(text + pair[1]) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, EXAMPLES)
    .map(({ pair }) => pair)
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

function asksOf(type: PromptType, { cues }: Reading): PromptType['asks'] {
  return type.asks.filter(
    ({ on, unless }) =>
      (on === undefined || cueHolds(on, cues)) && (unless === undefined || !cueHolds(unless, cues)),
  );
}

function placeholderCount(type: PromptType): number {
  return type.id === 'open' ? PLACEHOLDERS_OPEN : PLACEHOLDERS;
}

function placeholdersOf(type: PromptType, reading: Reading): Blueprint['placeholders'] {
  return asksOf(type, reading)
    .slice(0, placeholderCount(type))
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
