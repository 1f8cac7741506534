import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import type { Ladder } from './lines.js';

/** Where neither the request nor the prompt sets a length yet. */
export const SHORT_ANSWER: Readonly<Record<ResolvedUseCase, Ladder>> = {
  code_generation: ['Keep explanations outside the code to at most 60 words'],
  content_creation: [
    'Write it as short as it can be with every fact of the request in it; that is the length asked for',
    'Write it as short as it can be with every fact of the request in it, one sentence or line for each; that is the length asked for',
  ],
  data_analysis: ['Keep the text besides tables, formulas and code to at most 120 words'],
  question_answering: ['Keep the answer to at most 150 words, tables and lists apart'],
};

/** Where the request says how long the answer is to be. */
export const TIGHT_WITHIN: Ladder = [
  'Keep the length that the request sets, and within it cut every sentence that carries no fact',
  'Keep the length that the request sets, and within it cut every sentence that carries no fact, and every word that a sentence can do without',
];

/** Where the lengths are as low as the parts of the answer allow. */
export const TIGHT: Ladder = [
  'Give each point one line, and leave out what would not change what I do',
  'Give each point one line, and leave out what would not change what I do, as well as any introduction and summary',
];

const SHORTER: readonly string[] = [
  ...SHORT_ANSWER.code_generation,
  ...SHORT_ANSWER.content_creation,
  ...SHORT_ANSWER.data_analysis,
  ...SHORT_ANSWER.question_answering,
  ...TIGHT_WITHIN,
  ...TIGHT,
];

const OWN_LENGTH =
  /^Keep (?:explanations outside the code|the text besides tables, formulas and code|the answer) to at most \d+ words(?:, tables and lists apart)?$/;

/** Whether a line asks for a shorter answer because somebody wished for it. */
export function isShorter(line: string): boolean {
  return SHORTER.includes(line) || OWN_LENGTH.test(line);
}
