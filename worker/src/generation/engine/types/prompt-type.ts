import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';

/**
 * A sentence of the catalogue. `{slots}` are filled from the request, and a sentence whose slots
 * cannot be filled is left out; `{? with {slot}}` is a part that may be missing. With a cue in front it also needs that cue: `a|b` is either of
 * them, `!a` the absence of it.
 */
export type Line = string | readonly [cue: string, text: string];

interface Limit {
  on?: string;
  rule: string;
  /** Follows "because". */
  because?: string;
}

/** A missing fact worth asking for; not asked when one of the `unless` cues is there. */
export interface Ask {
  name: string;
  label: string;
  unless?: string;
  on?: string;
  ifMissing: string;
}

/** The know-how for one kind of prompt. */
export interface PromptType {
  id: string;
  useCase: ResolvedUseCase;
  /** Weights of the cues that speak for it; `a+b` needs both. */
  cues: Readonly<Record<string, number>>;
  /** Tried in order until the slots of one can be filled. */
  role: readonly string[];
  /** The task when the request's own words cannot be used, from its verb on. */
  task: readonly string[];
  /** Opens the task when the request only names the thing wanted. */
  verb: string;
  /** Opens the task when the request is a question. */
  question: string;
  asks: readonly Ask[];
  steps: readonly Line[];
  format: readonly Line[];
  limits: readonly Limit[];
  sample: {
    intro: string;
    input: string | null;
    output: string;
    pairs: readonly (readonly [input: string, output: string])[];
  };
  checks: readonly Line[];
}
