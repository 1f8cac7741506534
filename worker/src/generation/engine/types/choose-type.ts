import type { UseCase } from '@promptmint/core/catalogue/use-cases';
import { CODE_PROGRAMS } from './code-programs.js';
import { CODE_REPAIR } from './code-repair.js';
import { CODE_SERVICES } from './code-services.js';
import { CODE_SNIPPETS } from './code-snippets.js';
import { DATA_COMPARING } from './data-comparing.js';
import { DATA_EXPLORING } from './data-exploring.js';
import { DATA_RECKONING } from './data-reckoning.js';
import { DATA_TABLES } from './data-tables.js';
import type { PromptType } from './prompt-type.js';
import { QUESTIONS_ADVICE } from './questions-advice.js';
import { QUESTIONS_KNOWLEDGE } from './questions-knowledge.js';
import { QUESTIONS_OPEN } from './questions-open.js';
import { QUESTIONS_PRACTICE } from './questions-practice.js';
import { WRITING_MESSAGES } from './writing-messages.js';
import { WRITING_OCCASIONS } from './writing-occasions.js';
import { WRITING_PUBLIC } from './writing-public.js';
import { WRITING_TEXTS } from './writing-texts.js';

/** Every type; where two weigh the same, the earlier is taken. */
export const PROMPT_TYPES: readonly PromptType[] = [
  ...CODE_SNIPPETS,
  ...CODE_REPAIR,
  ...CODE_PROGRAMS,
  ...CODE_SERVICES,
  ...WRITING_MESSAGES,
  ...WRITING_OCCASIONS,
  ...WRITING_PUBLIC,
  ...WRITING_TEXTS,
  ...DATA_COMPARING,
  ...DATA_RECKONING,
  ...DATA_TABLES,
  ...DATA_EXPLORING,
  ...QUESTIONS_ADVICE,
  ...QUESTIONS_PRACTICE,
  ...QUESTIONS_KNOWLEDGE,
  ...QUESTIONS_OPEN,
];

/** What a use case set by the person falls back on when no cue speaks for a type of it. */
const FALLBACK: Readonly<Record<UseCase, string>> = {
  auto_detect: 'open',
  code_generation: 'code.general',
  content_creation: 'content.general',
  data_analysis: 'data.general',
  question_answering: 'qa.fact',
};

/** Types that fit whatever use case was set. */
const ALWAYS = ['open', 'qa.fixed_reply', 'qa.own_instructions'];

/** The type of prompt that most cues speak for; a use case set by the person limits the choice. */
export function chooseType(cues: ReadonlySet<string>, useCase: UseCase): PromptType {
  const allowed = PROMPT_TYPES.filter(
    (type) => useCase === 'auto_detect' || type.useCase === useCase || ALWAYS.includes(type.id),
  );
  let best: PromptType | null = null;
  let most = 0;
  for (const type of allowed) {
    const weight = weightOf(type, cues);
    if (weight > most) [best, most] = [type, weight];
  }
  return best ?? typeById(FALLBACK[useCase]);
}

function weightOf(type: PromptType, cues: ReadonlySet<string>): number {
  return Object.entries(type.cues).reduce(
    (sum, [cue, weight]) => sum + (cueHolds(cue, cues) ? weight : 0),
    0,
  );
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
