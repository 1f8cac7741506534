import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import type { Ladder } from './lines.js';

/** A worked example as part of the answer. */
export const WORKED_EXAMPLE: Readonly<Record<ResolvedUseCase, Ladder>> = {
  code_generation: [
    'A worked example: one realistic input followed through to the output it gives',
    'Two worked examples, the second an edge case: each a realistic input followed through to the output it gives',
  ],
  content_creation: [
    'Below it, under "Another way", the opening lines once more in a different wording',
    'Below it, under "Another way", the opening lines twice more, each time in a different wording',
  ],
  data_analysis: [
    'A worked example: one figure followed line by line from the raw value to the result',
    'Two worked examples, the second an unusual case: each a figure followed line by line from the raw value to the result',
  ],
  question_answering: [
    'A worked example: the answer applied to one concrete case, marked as made up where it is',
    'Two worked examples, the second an exception: each the answer applied to a concrete case, marked as made up where it is',
  ],
};

/** Where the answer may be questions. */
export const ANSWERED_QUESTION: Ladder = [
  'With each question, one example of an answer that would tell you enough',
];
