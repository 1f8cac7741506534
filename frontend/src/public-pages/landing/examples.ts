import examplesFile from './examples.json' with { type: 'json' };

/**
 * A request and what the built-in composer made of it, for ChatGPT, answer in English. Nothing in it was
 * edited: `npm run examples` writes the file.
 */
export const LANDING_EXAMPLE: {
  request: string;
  prompt: { sections: { key: string; label: string; text: string }[]; placeholders: string[] };
  /** Estimated, of the whole prompt. */
  tokens: number;
} = examplesFile.example;

/** How the same request opens for each target model, up to its task. */
export const OPENINGS: Readonly<Record<'claude' | 'chatgpt' | 'gemini', string>> =
  examplesFile.openings;

/** Requests in other languages, and words that the built-in composer wrote for them. */
export const LANGUAGE_EXAMPLES: readonly {
  lang: string;
  request: string;
  task: string;
  answer: string;
}[] = examplesFile.languages;
