import type { PromptType } from '../types/prompt-type.js';
import type { Blueprint } from '../blueprint.js';
import type { Ladder } from './lines.js';
import { WORKED_EXAMPLE } from './worked-examples.js';

/** One more part of the answer, left out where the format already has its like. */
interface Part {
  ladder: Ladder;
  unless?: RegExp;
}

const WORKED = {
  code: { ladder: WORKED_EXAMPLE.code_generation, unless: /\busage example\b|\bworked\b/i },
  data: { ladder: WORKED_EXAMPLE.data_analysis, unless: /\bworked\b|\bline by line\b/i },
  question: { ladder: WORKED_EXAMPLE.question_answering, unless: /\bworked\b/i },
};

const CODE: readonly Part[] = [
  {
    ladder: [
      'Alternatives considered: two other ways to do it, each with one sentence on when it would be the better choice',
    ],
    unless: /\balternatives?\b|\bother ways?\b/i,
  },
  {
    ladder: [
      'What could go wrong: a table with the columns case, how it shows, what to do about it',
    ],
    unless: /\bcases?, what\b|\bgo wrong\b|\bfailures?\b/i,
  },
  WORKED.code,
];

const TEXT: readonly Part[] = [
  {
    ladder: [
      'Below it, a second version that takes another angle, with one line on when to prefer it',
    ],
    unless: /\bversions?\b|\bvariants?\b|\b(?:ten|five|eight) lines\b/i,
  },
  {
    ladder: [
      'Below that, under "Choices made", three lines: what is stressed, what is left out, and why',
    ],
  },
  {
    ladder: [
      'Below that, under "How it may be read", two passages that a reader could misunderstand or object to, each with a safer wording',
    ],
  },
];

const DATA: readonly Part[] = [
  WORKED.data,
  {
    ladder: [
      'What would change the conclusion: a table with the columns assumption, effect if it does not hold',
    ],
    unless: /\bassumptions?\b|\bsensitivity\b/i,
  },
  {
    ladder: [
      'Where to look next: three further questions, each with the figure or column that would answer it',
    ],
    unless: /\bwhere to look\b|\bquestions\b/i,
  },
];

const CHART: readonly Part[] = [
  {
    ladder: [
      'Alternatives considered: two other ways to show it, each with what it would hide and when it would be better',
    ],
  },
  {
    ladder: ['What could go wrong: two ways in which it could mislead, each with its remedy'],
  },
];

const ADVICE: readonly Part[] = [
  {
    ladder: [
      'Alternatives considered: what else could serve, and in one sentence each why it comes second',
    ],
    unless: /\balternatives?\b|\brunner-up\b|\bswitch rule\b/i,
  },
  {
    ladder: [
      'What could go wrong: the two likeliest mistakes in acting on the answer, each with its first sign and what to do then',
    ],
    unless: /\bgo wrong\b|\bif not\b|\bwarning signs\b/i,
  },
  WORKED.question,
];

const KNOWLEDGE: readonly Part[] = [
  {
    ladder: ['Background: how this came about or why it is so, in one paragraph'],
    unless: /\bbackground\b|\bmechanism\b/i,
  },
  {
    ladder: ['Common mix-ups: two things that it is often confused with, each set right in a line'],
    unless: /\bconfused\b|\bwrong ideas?\b/i,
  },
  WORKED.question,
];

const PARTS_BY_TYPE: Readonly<Record<string, readonly Part[]>> = {
  'data.chart': CHART,
  'data.choose_metrics': CHART,
  'qa.fact': KNOWLEDGE,
  'qa.explain': KNOWLEDGE,
  'qa.general': KNOWLEDGE,
  open: [],
};
const PARTS = {
  code_generation: CODE,
  content_creation: TEXT,
  data_analysis: DATA,
  question_answering: ADVICE,
};

/** The parts that give an answer of this kind more depth, the most useful first. */
export function partsFor(type: PromptType, { useCase }: Blueprint): readonly Part[] {
  return type.useCase === useCase ? (PARTS_BY_TYPE[type.id] ?? PARTS[useCase]) : PARTS[useCase];
}

const CARRY =
  'Let every sentence that makes the answer longer carry a fact, a reason or a case, and say nothing twice';

/** Where the length is open. */
export const DEPTH: Ladder = [
  CARRY,
  `${CARRY}; give a number, a name or a case wherever you are certain of one`,
  `${CARRY}; give a number, a name or a case wherever you are certain of one, and say for each part what would make it different`,
];

/** A length to aim at where neither the request nor the prompt sets one. */
export const LONG_ANSWER: Readonly<Record<Blueprint['useCase'], Ladder>> = {
  code_generation: ['Explain the code in 150 to 250 words besides it'],
  content_creation: [
    'Make the text half as long again as is usual for its kind, which is the length asked for, with more of what the request tells in each part and no new facts',
    'Make the text twice as long as is usual for its kind, which is the length asked for, with more of what the request tells in each part and no new facts',
  ],
  data_analysis: ['Write 200 to 350 words besides tables, formulas and code'],
  question_answering: ['Write 400 to 600 words, tables and lists apart'],
};

const FULL =
  'Use the length that the request sets to the full, and spend it on concrete detail rather than on repetition';

/** Where the request says how long the answer is to be. */
export const FULL_LENGTH: Ladder = [
  FULL,
  `${FULL}, with a reason, a case or a figure in every part`,
  `${FULL}, with a reason, a case or a figure in every part and no sentence that another part has`,
];
/** The check that goes with it. */
export const FULL_LENGTH_CHECK: Ladder = [
  'Check that at least nine tenths of the length that the request allows are used',
];
/** Where the request fixes the whole answer. */
export const CLOSED_DEPTH: Ladder = [
  'Work the answer out in two independent ways before giving it once, in the form that the request fixes',
  'Work the answer out in two independent ways before giving it once, in the form that the request fixes, and settle any difference between the two first',
];

const LONGER: readonly string[] = [
  ...[CODE, TEXT, DATA, CHART, ADVICE, KNOWLEDGE].flat().flatMap(({ ladder }) => ladder),
  ...Object.values(LONG_ANSWER).flat(),
  ...DEPTH,
  ...FULL_LENGTH,
  ...FULL_LENGTH_CHECK,
  ...CLOSED_DEPTH,
];

const OWN_LENGTH =
  /^(?:Explain the code in|Write) (?:at most )?[\d,]+(?: to [\d,]+)? words (?:besides it|besides tables, formulas and code|, tables and lists apart)$/;

/** Whether a line stands for a wish for a longer answer. */
export function isLonger(line: string): boolean {
  return LONGER.includes(line) || OWN_LENGTH.test(line);
}
