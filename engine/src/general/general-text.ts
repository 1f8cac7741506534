import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';

/** The task when the prompt quotes the request. */
export const GENERAL_TASK = 'Do everything the request asks.';

/**
 * What the likeliest use case adds to the general prompt. Each rule is true of every request, also of
 * one with another use case.
 */
export const USE_CASE_RULES: Readonly<Record<ResolvedUseCase, readonly string[]>> = {
  code_generation: [
    'Where code is asked for, give it whole; for more than a command, add how to run it and the versions it needs.',
    'Before anything that deletes, overwrites or renames, give a trial run or a way back.',
  ],
  content_creation: [
    'In new texts, use concrete details; leave a blank in [brackets] only for a fact they cannot do without.',
    'Where only a line or two is wanted, such as a caption, offer a few if no number is given.',
  ],
  data_analysis: [
    'Recompute each figure that you calculate.',
    'Where you interpret data, separate what it shows from what may explain it.',
  ],
  question_answering: [
    'In answers to questions of fact or choice, name what decides: features, figures, limits, dates or warning signs.',
    'Where such an answer is not certain, say so and what would change it.',
  ],
};

/** What the general prompt says when no use case is likely, or when an existing text is to be changed. */
export const PLAIN_RULES: readonly string[] = ['Where you are not sure of a fact, say so.'];

/** What to do when the request leaves something open. */
export const GAP_RULE =
  'If something that matters is open, take the likeliest reading and say so, unless the request says to ask first.';
/** The same where no kind says when to ask. */
export const GENERAL_GAP_RULE =
  'If something that matters is open, say how you read it where the form allows; ask only if I want that or nothing is useful otherwise.';

export const GENERAL_DONE = 'Every part is done as asked.';

/** Above the parts of a kind's answer, which many requests order in their own way. */
export const FORMAT_INTRO = 'Where the request leaves the form and the order open:';

/** The task for a message that may not be a request: a greeting, a single word, half a sentence. */
export const OPEN_TASK =
  'Do what this message asks, in its likeliest reading. If something that it speaks of is missing, do the rest and ask for that; if it is only a greeting or a sign, reply briefly in kind.';
