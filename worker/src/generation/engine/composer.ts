import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import type { Blueprint } from './blueprint.js';
import { conditionsOf } from './conditions.js';
import { foldText } from './extract/fold.js';
import { cueHolds, chooseType } from './types/choose-type.js';
import {
  calledFor,
  fillLines,
  firstFilled,
  type Named,
  SectionFiller,
  type Slots,
} from './fill-lines.js';
import { objectiveOf } from './objective.js';
import { type Reading, readRequest } from './reading.js';
import { type GenerationRequest, requestText } from './request.js';
import { factsNamed } from './facts-named.js';
import { slotsOf } from './slots.js';
import { contextOf, pointsOf } from './told.js';
import type { PromptType } from './types/prompt-type.js';

const PLACEHOLDERS = 2;
const PLACEHOLDERS_OPEN = 4;
const EXAMPLES = 3;
/** From so many samples three are drawn, otherwise two, so that prompts rarely share one. */
const LARGE_SET = 9;
const MAX_RULES = 10;
/** Sentences of a kind that stand in a prompt although nothing in the request calls for them. */
const ESSENTIALS = 2;

/** Writes a blueprint by rules alone: the same request always gives the same one. */
export function compose(request: GenerationRequest): Blueprint {
  const reading = readRequest(requestText(request));
  const type = chooseType(reading.cues, request.useCase);
  const told = slotsOf(reading, type);
  const { cues } = reading;
  const objective = objectiveOf(type, reading, told);
  const wished = reading.wish?.text.split(/, |: /)[0] ?? '';
  const points = pointsOf(reading, [objective, wished, ...reading.ownRules]).filter(
    (point) => !isHeldTone(point, type, told),
  );
  const facts = factsNamed(reading, points, type.useCase);
  const slots: Slots = facts === null ? told : new Map([...told, ['facts', facts]]);
  const named: Named = new Map();
  const section = () => new SectionFiller(slots, named);
  return {
    useCase: request.useCase === 'auto_detect' ? type.useCase : request.useCase,
    role: firstFilled(type.role, slots) ?? 'Practical generalist',
    objective,
    context: [...contextOf(reading, points), ...unknownsOf(type, reading)],
    steps: calledFor(type.steps, section(), cues, ESSENTIALS),
    outputFormat: fillLines(type.format, section(), cues),
    constraints: constraintsOf(type, reading, slots, section(), objective),
    exampleIntro: type.sample.intro,
    exampleLabels: { input: type.sample.input, output: type.sample.output },
    examples: examplesOf(type, reading.text, request.repeats ?? 0),
    validation: calledFor(type.checks, section(), cues, 1),
    placeholders: placeholdersOf(type, reading),
    artefactLanguage: artefactLanguageOf(reading.text),
  };
}

/** "warm": the tone, which a limit of the type states already. */
function isHeldTone(point: string, { limits }: PromptType, told: Slots): boolean {
  const tone = told.get('tone')?.split(/[ ,]+/) ?? [];
  return (
    limits.some(({ rule }) => rule.includes('{tone}')) &&
    point
      .toLowerCase()
      .split(/[ ,]+/)
      .every((word) => tone.includes(word) || /^(?:but|and|or)$/.test(word))
  );
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
  filler: SectionFiller,
  objective: string,
): Blueprint['constraints'] {
  const own = conditionsOf(reading, objective);
  let free = 0;
  const limits = type.limits.flatMap(({ on, rule, because }) => {
    if (on !== undefined && !cueHolds(on, reading.cues)) return [];
    const filled = filler.fill(rule);
    if (filled === null) return [];
    const called = filled.told || (on !== undefined && !on.startsWith('!'));
    if (!called && (free >= ESSENTIALS || (filled.bare && free > 0))) return [];
    if (!called) free += 1;
    return [{ rule: filled.text, reason: because ?? null }];
  });
  const rules = [...own, ...keptMarks(reading.text), ...limits];
  return [...rules, ...givenFacts(rules, slots, type.useCase)].slice(0, MAX_RULES);
}

/** Why what was told must stay as it is, by what is made of it. */
const FACTS_STAY: Readonly<Record<ResolvedUseCase, string>> = {
  code_generation: 'the code has to fit what I have',
  content_creation: 'readers will hold me to them',
  data_analysis: 'every result rests on them',
  question_answering: 'the answer has to fit my case',
};
const FIRM_RULES = 2;

/** Where few rules have a reason or a number, the facts told are one. */
function givenFacts(
  rules: Blueprint['constraints'],
  slots: Slots,
  useCase: ResolvedUseCase,
): Blueprint['constraints'] {
  const firm = rules.filter(({ rule, reason }) => reason !== null || /\d/.test(rule));
  const facts = slots.get('facts');
  if (firm.length >= FIRM_RULES || facts === undefined) return [];
  return [{ rule: `Take these as I gave them: ${facts}`, reason: FACTS_STAY[useCase] }];
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
function examplesOf(type: PromptType, text: string, repeats: number): Blueprint['examples'] {
  const words = new Set(foldText(text).match(/\p{L}{4,}/gu) ?? []);
  const apart = type.sample.pairs.filter(
    (pair) =>
      !(foldText(pair.join(' ')).match(/\p{L}{5,}/gu) ?? []).some((word) => words.has(word)),
  );
  const pairs = apart.length >= 2 ? apart : type.sample.pairs;
  const ranked = pairs
    .map((pair) => ({ pair, rank: hash(text + pair[1]) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ pair }) => pair);
  const first = repeats % ranked.length;
  return [...ranked.slice(first), ...ranked.slice(0, first)]
    .slice(0, pairs.length >= LARGE_SET ? EXAMPLES : EXAMPLES - 1)
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
