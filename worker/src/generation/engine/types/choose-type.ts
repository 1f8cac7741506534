import type { UseCase } from '@promptmint/core/catalogue/use-cases';
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

/** Every type; where two weigh the same, the earlier is taken. */
export const PROMPT_TYPES: readonly PromptType[] = [
  ...CODE_SNIPPETS,
  ...CODE_REPAIR,
  ...CODE_PROGRAMS,
  ...CODE_SERVICES,
  ...CODE_OFFICE,
  ...CODE_READING,
  ...CODE_DESIGN,
  ...WRITING_MESSAGES,
  ...WRITING_OCCASIONS,
  ...WRITING_PUBLIC,
  ...WRITING_TEXTS,
  ...WRITING_HIRING,
  ...WRITING_BUSINESS,
  ...WRITING_OFFERS,
  ...WRITING_SCHOOL,
  ...DATA_COMPARING,
  ...DATA_RECKONING,
  ...DATA_TABLES,
  ...DATA_EXPLORING,
  ...DATA_SHOWING,
  ...DATA_PLANNING,
  ...QUESTIONS_ADVICE,
  ...QUESTIONS_PRACTICE,
  ...QUESTIONS_KNOWLEDGE,
  ...QUESTIONS_OFFICES,
  ...QUESTIONS_PLANS,
  ...QUESTIONS_EVERYDAY,
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
  const [anywhere, most] = heaviest(PROMPT_TYPES, cues);
  if (useCase === 'auto_detect') return anywhere ?? typeById(FALLBACK[useCase]);
  const allowed = PROMPT_TYPES.filter(
    (type) => type.useCase === useCase || ALWAYS.includes(type.id),
  );
  const [best, weight] = heaviest(allowed, cues);
  if (weight <= WEAK && most >= CLEAR && anywhere !== null) return anywhere;
  return best ?? typeById(FALLBACK[useCase]);
}

function heaviest(
  types: readonly PromptType[],
  cues: ReadonlySet<string>,
): [type: PromptType | null, weight: number] {
  let best: PromptType | null = null;
  let most = 0;
  for (const type of types) {
    const weight = weightOf(type, cues);
    if (weight > most) [best, most] = [type, weight];
  }
  return [best, most];
}

/** Words inside pasted code name no text to be written. */
const CODE_PASTED = -6;

function weightOf(type: PromptType, cues: ReadonlySet<string>): number {
  const pasted = type.useCase === 'content_creation' && cues.has('#code') ? CODE_PASTED : 0;
  return Object.entries(type.cues).reduce((sum, [cue, weight]) => {
    if (!cueHolds(cue, cues)) return sum;
    return sum + weight + (cues.has(headCue(cue)) && weight > 1 ? HEAD : 0);
  }, pasted);
}

/** The cue that says that a thing is what the request wants made. */
export function headCue(concept: string): string {
  return `#head:${concept}`;
}

/** Whether a cue expression holds: `a+b` both, `a|b` either, `!a` the absence of one. */
export function cueHolds(expression: string, cues: ReadonlySet<string>): boolean {
  return expression
    .split('+')
    .every((part) =>
      part
        .split('|')
        .some((cue) => (cue.startsWith('!') ? !cues.has(cue.slice(1)) : cues.has(cue))),
    );
}

function typeById(id: string): PromptType {
  const type = PROMPT_TYPES.find((known) => known.id === id);
  if (type === undefined) throw new Error(`No prompt type ${id}`);
  return type;
}
