import type { TargetModel } from '../../api/catalogue';
import type { Prompt } from '../../api/generated';
import written from './examples.json' with { type: 'json' };

/**
 * A request and what the built-in composer made of it, for ChatGPT, answer in English. Nothing in it was
 * edited: `npm run examples` writes the file.
 */
export const EXAMPLE = written.example as {
  request: string;
  prompt: Pick<Prompt, 'sections' | 'placeholders'>;
  /** Estimated, of the whole prompt. */
  tokens: number;
};

/** How the same request opens for each target model, up to its task. */
export const OPENINGS: Readonly<Record<TargetModel, string>> = written.openings;

/** Requests in other languages, and words that the built-in composer wrote for them. */
export const TONGUES: readonly { lang: string; request: string; lines: string; answer: string }[] =
  written.tongues;
