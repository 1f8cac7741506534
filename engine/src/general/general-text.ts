import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';

/** The task when the prompt quotes the request. */
export const GENERAL_TASK = 'Do everything the request asks, in its own terms.';

/** What a use case adds to the general prompt. */
export const USE_CASE_RULES: Readonly<Record<ResolvedUseCase, readonly string[]>> = {
  code_generation: [
    'Where code is asked for, give it complete, with how to run it and the versions it relies on.',
    'Use only functions and options that you are sure exist. Where something fails, name the cause, not only a fix.',
  ],
  content_creation: [
    'Leave a blank in [brackets] for a fact that only the person asking can know.',
  ],
  data_analysis: ['Recompute each figure before you state it.'],
  question_answering: ['Where something is not certain, say so and why.'],
};

/** What to do when the request leaves something open. */
export const GAP_RULE =
  'If something that matters is missing and the request does not say what to do then, take the likeliest reading and go on; say so where the form of the answer allows it.';
/** Follows the gap rule when no kind says when to ask. */
export const ASK_RULE = 'Ask only if no useful result is possible otherwise.';

export const GENERAL_DONE = 'Every part of the request is done, in the way it asks.';

/** Above the parts of a kind's answer, which many requests order in their own way. */
export const FORMAT_INTRO = 'Where the request leaves the form and the order open:';

/** The task for a message that may not be a request: a greeting, a single word, half a sentence. */
export const OPEN_TASK =
  'Do what this message asks. Where it is not clear what I want, ask one short question instead of guessing.';
