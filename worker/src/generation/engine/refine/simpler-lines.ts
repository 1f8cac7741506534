import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import type { Blueprint } from '../blueprint.js';
import type { Ladder } from './lines.js';

const CODE =
  'Write code that a beginner can follow: a comment in plain words above each step, full names for variables, one action per line, no clever constructs; keep sentences in the explanation to 15 or fewer words';
const LINE =
  'Choose the plainest form that works, and explain each part of it in everyday words, one short line per part';
const TEXT =
  'Use literal, everyday words and sentences of 15 or fewer words in the text, and replace each technical term or explain it in brackets';
const DATA =
  'Write for somebody who does not work with figures: everyday words, sentences of 15 or fewer words, each statistical term explained in brackets where it first appears';
const QUESTION =
  'Use everyday words and sentences of 15 or fewer words, and explain each technical term in brackets where it first appears';

/** How plain the answer is to be, fitted to what the answer is. */
export const LEVEL: Readonly<Record<ResolvedUseCase, Ladder>> = {
  code_generation: [
    CODE,
    `${CODE}; explain each term of programming where it first appears`,
    `${CODE}; explain each term of programming where it first appears, and leave out every option that the request does not need`,
  ],
  content_creation: [
    TEXT,
    `${TEXT}; one idea per sentence, active verbs, no figure of speech`,
    `${TEXT}; one idea per sentence, active verbs, no figure of speech, so that a reader of twelve understands it at first reading`,
  ],
  data_analysis: [
    DATA,
    `${DATA}; round figures in the text, and keep the exact ones in the table`,
    `${DATA}; round figures in the text, and keep the exact ones in the table; give one everyday comparison for the most important one`,
  ],
  question_answering: [
    QUESTION,
    `${QUESTION}; write for somebody who meets the subject for the first time, with one idea per sentence`,
    `${QUESTION}; write for somebody who meets the subject for the first time, with one idea per sentence and one everyday comparison for the hardest point`,
  ],
};
/** The same for a single line of code, a pattern or a formula. */
export const LEVEL_OF_LINE: Ladder = [LINE, `${LINE}; name no term without saying what it means`];
/** Where the request fixes the whole answer. */
export const LEVEL_CLOSED: Ladder = [
  'Keep the answer in the form that the request fixes; should anything have to be added, say it in one short sentence of everyday words',
];

/** The check that goes with it. */
export const LEVEL_CHECK: Ladder = [
  'Read each sentence as somebody new to the subject would, and split or reword what has to be read twice',
];

/** Whether a rule of the catalogue is contained in what a wish for plain words has set. */
export function isReplacedBySimpler(rule: string, { constraints, useCase }: Blueprint): boolean {
  const own: readonly string[] = LEVEL[useCase];
  return (
    rule.endsWith('sentences of 15 words or fewer') &&
    !own.includes(rule) &&
    constraints.some((constraint) => own.includes(constraint.rule))
  );
}
