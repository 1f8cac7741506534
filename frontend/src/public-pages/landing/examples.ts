import type { TargetModel } from '../../api/catalogue';
import examplesFile from './examples.json' with { type: 'json' };

/** The target model of the example, as in `eval/src/landing-examples.ts`. */
export const EXAMPLE_MODEL: TargetModel = 'chatgpt';

/**
 * A request and the prompt that the built-in composer wrote for it, for `EXAMPLE_MODEL`, answer in
 * English. `npm run examples` writes the file; nothing is edited by hand.
 */
export const LANDING_EXAMPLE: {
  request: string;
  prompt: { sections: { key: string; label: string; text: string }[]; placeholders: string[] };
  /** Estimated tokens of the whole prompt. */
  tokens: number;
} = examplesFile.example;

/** The first sections of the same request's prompt for each target model, up to its task. */
export const OPENINGS: Readonly<Record<TargetModel, string>> = examplesFile.openings;

/** Requests in other languages, each with two sentences from its prompt. */
export const LANGUAGE_EXAMPLES: readonly {
  lang: string;
  request: string;
  rule: string;
  answer: string;
}[] = examplesFile.languages;
