import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';

/** The task where the request is quoted beside it. */
export const GENERAL_TASK = 'Do everything the request asks, in its own terms.';

/** What a use case adds to the general prompt. */
export const USE_CASE_RULES: Readonly<Record<ResolvedUseCase, readonly string[]>> = {
  code_generation: [
    'Give complete code that runs, say how to run it, and name the versions and assumptions it relies on.',
    'Use only functions and options that you are sure exist; where there is an error, give the cause before the fix.',
  ],
  content_creation: [
    'Put the finished text first, in the voice and length that the request asks for.',
    'Leave facts that were not given as blanks in [brackets], and make up no quotes, figures or sources; in fiction and opinion, invention is the task.',
  ],
  data_analysis: [
    'Give the answer first, then the figures and the calculation behind it; recompute each of them.',
    'Say what the data cannot show.',
  ],
  question_answering: [
    'Give the answer first, then the reasons or the working.',
    'Say how certain it is, and what would change it.',
  ],
};

/** What to do where something is left open; part of every composed prompt. */
export const GAP_RULE =
  'If something is missing that would change the result, take the likeliest reading, say so in one line, and go on. Ask only if no useful result is possible without it.';

export const GENERAL_DONE = 'Every part of the request is done, and nothing in the answer contradicts it.';
