import type { ResolvedUseCase, UseCase } from '@promptmint/core/catalogue/use-cases';
import { CODE_OFFICE } from './code-office.js';
import { CODE_PROGRAMS } from './code-programs.js';
import { CODE_REPAIR } from './code-repair.js';
import { CODE_SERVICES } from './code-services.js';
import { CODE_SNIPPETS } from './code-snippets.js';
import { DATA_COMPARING } from './data-comparing.js';
import { DATA_EXPLORING } from './data-exploring.js';
import { DATA_RECKONING } from './data-reckoning.js';
import { DATA_SHOWING } from './data-showing.js';
import { DATA_TABLES } from './data-tables.js';
import type { PromptType } from './prompt-type.js';
import { QUESTIONS_ADVICE } from './questions-advice.js';
import { QUESTIONS_KNOWLEDGE } from './questions-knowledge.js';
import { QUESTIONS_OFFICES } from './questions-offices.js';
import { QUESTIONS_OPEN } from './questions-open.js';
import { QUESTIONS_PRACTICE } from './questions-practice.js';
import { CODE_DESIGN } from './code-design.js';
import { CODE_READING } from './code-reading.js';
import { DATA_PLANNING } from './data-planning.js';
import { QUESTIONS_EVERYDAY } from './questions-everyday.js';
import { QUESTIONS_PLANS } from './questions-plans.js';
import { WRITING_BUSINESS } from './writing-business.js';
import { WRITING_HIRING } from './writing-hiring.js';
import { WRITING_MESSAGES } from './writing-messages.js';
import { WRITING_OCCASIONS } from './writing-occasions.js';
import { WRITING_OFFERS } from './writing-offers.js';
import { WRITING_PUBLIC } from './writing-public.js';
import { WRITING_SCHOOL } from './writing-school.js';
import { WRITING_TEXTS } from './writing-texts.js';
import { CODE_FORMULA } from './code-office-formula.js';
import { CODE_HANDS_ON } from './code-hands-on.js';
import { WRITING_NOTICES } from './writing-notices.js';
import { WRITING_SERVICE } from './writing-service.js';
import { DATA_CHOOSING } from './data-choosing.js';
import { QUESTIONS_HEALTH } from './questions-health.js';
import { QUESTIONS_CARE } from './questions-care.js';
import { USE_CASE_WEIGHTS } from './use-case-weights.js';

/** Every type; where two weigh the same, the earlier is taken. */
export const PROMPT_TYPES: readonly PromptType[] = [
  ...CODE_SNIPPETS,
  ...CODE_REPAIR,
  ...CODE_PROGRAMS,
  ...CODE_SERVICES,
  ...CODE_OFFICE,
  ...CODE_READING,
  ...CODE_DESIGN,
  ...CODE_FORMULA,
  ...CODE_HANDS_ON,
  ...WRITING_MESSAGES,
  ...WRITING_OCCASIONS,
  ...WRITING_PUBLIC,
  ...WRITING_TEXTS,
  ...WRITING_HIRING,
  ...WRITING_BUSINESS,
  ...WRITING_OFFERS,
  ...WRITING_SCHOOL,
  ...WRITING_NOTICES,
  ...WRITING_SERVICE,
  ...DATA_COMPARING,
  ...DATA_RECKONING,
  ...DATA_TABLES,
  ...DATA_EXPLORING,
  ...DATA_SHOWING,
  ...DATA_PLANNING,
  ...DATA_CHOOSING,
  ...QUESTIONS_ADVICE,
  ...QUESTIONS_HEALTH,
  ...QUESTIONS_PRACTICE,
  ...QUESTIONS_KNOWLEDGE,
  ...QUESTIONS_OFFICES,
  ...QUESTIONS_PLANS,
  ...QUESTIONS_EVERYDAY,
  ...QUESTIONS_CARE,
  ...QUESTIONS_OPEN,
];

/** What a use case set by the person falls back on when no cue speaks for a type of it. */
const FALLBACK: Readonly<Record<UseCase, string>> = {
  auto_detect: 'qa.general',
  code_generation: 'code.general',
  content_creation: 'content.general',
  data_analysis: 'data.general',
  question_answering: 'qa.general',
};

/** Types that fit whatever use case was set. */
const ALWAYS = ['open', 'qa.fixed_reply', 'qa.own_instructions'];

/** What the thing named as wanted counts beyond a thing named in passing. */
const HEAD = 4;
/** A use case set by the person gives way only to a far better fit elsewhere. */
const WEAK = 3;
const CLEAR = 8;

/** The type of prompt that most cues speak for; a use case set by the person limits the choice. */
export function chooseType(cues: ReadonlySet<string>, useCase: UseCase): PromptType {
  const leaning = leaningOf(cues);
  const [anywhere, most] = heaviest(PROMPT_TYPES, cues, leaning);
  if (useCase === 'auto_detect') return anywhere ?? typeById(FALLBACK[useCase]);
  const allowed = PROMPT_TYPES.filter(
    (type) => type.useCase === useCase || ALWAYS.includes(type.id),
  );
  const [best, weight] = heaviest(allowed, cues, new Map());
  if (weight <= WEAK && most >= CLEAR + weight && anywhere !== null) return anywhere;
  return best ?? typeById(FALLBACK[useCase]);
}

type Leaning = ReadonlyMap<ResolvedUseCase, number>;

/** How much the cues speak for each use case, whatever the type. */
function leaningOf(cues: ReadonlySet<string>): Leaning {
  return new Map(
    (Object.keys(USE_CASE_WEIGHTS) as ResolvedUseCase[]).map((useCase) => [
      useCase,
      Object.entries(USE_CASE_WEIGHTS[useCase]).reduce(
        (sum, [cue, weight]) => sum + (cueHolds(cue, cues) ? weight : 0),
        0,
      ),
    ]),
  );
}

/** What a type that fits anything in its use case weighs at least; a question fits most. */
const FALLBACK_WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.values(FALLBACK).map((id) => [id, id === 'qa.general' ? 0.6 : 0.5]),
);

function heaviest(
  types: readonly PromptType[],
  cues: ReadonlySet<string>,
  leaning: Leaning,
): [type: PromptType | null, weight: number] {
  let best: PromptType | null = null;
  let most = 0;
  for (const type of types) {
    const least = leaning.size > 0 ? (FALLBACK_WEIGHTS.get(type.id) ?? 0) : 0;
    const own = Math.max(weightOf(type, cues), least);
    const weight = own > 0 ? own + (leaning.get(type.useCase) ?? 0) : 0;
    if (weight > most) [best, most] = [type, weight];
  }
  return [best, most];
}

/** Words inside pasted code name no text to be written. */
const CODE_PASTED = -6;
/** A question about a text does not want it written. */
const ASKED = -12;

function weightOf(type: PromptType, cues: ReadonlySet<string>): number {
  const text = type.useCase === 'content_creation';
  const against =
    (text && cues.has('#code') ? CODE_PASTED : 0) + (text && cues.has('#asks-only') ? ASKED : 0);
  return (WEIGHED.get(type) ?? []).reduce((sum, { parts, weight, head }) => {
    if (!allHold(parts, cues)) return sum;
    return sum + weight + (weight > 1 && cues.has(head) ? HEAD : 0);
  }, against);
}

/** The cue that says that a thing is what the request wants made. */
export function headCue(concept: string): string {
  return `#head:${concept}`;
}

/** Alternatives of which one must hold: a cue, and whether it must be there or must not. */
type Part = readonly (readonly [cue: string, present: boolean])[];

/** Cue expressions taken apart, because the catalogue asks the same ones for every request. */
const PARSED = new Map<string, readonly Part[]>();

function parsed(expression: string): readonly Part[] {
  const known = PARSED.get(expression);
  if (known !== undefined) return known;
  const parts = expression
    .split('+')
    .map((part) =>
      part
        .split('|')
        .map((cue): Part[number] => (cue.startsWith('!') ? [cue.slice(1), false] : [cue, true])),
    );
  PARSED.set(expression, parts);
  return parts;
}

/** The cues of each type, taken apart. */
const WEIGHED: ReadonlyMap<
  PromptType,
  readonly { parts: readonly Part[]; weight: number; head: string }[]
> = new Map(
  PROMPT_TYPES.map((type) => [
    type,
    Object.entries(type.cues).map(([cue, weight]) => ({
      parts: parsed(cue),
      weight,
      head: headCue(cue),
    })),
  ]),
);

function allHold(parts: readonly Part[], cues: ReadonlySet<string>): boolean {
  return parts.every((part) => part.some(([cue, present]) => cues.has(cue) === present));
}

/** Whether a cue expression holds: `a+b` both, `a|b` either, `!a` the absence of one. */
export function cueHolds(expression: string, cues: ReadonlySet<string>): boolean {
  return allHold(parsed(expression), cues);
}

function typeById(id: string): PromptType {
  const type = PROMPT_TYPES.find((known) => known.id === id);
  if (type === undefined) throw new Error(`No prompt type ${id}`);
  return type;
}
