import written from './examples.json' with { type: 'json' };

/**
 * A request and what the built-in composer made of it, for ChatGPT, answer in English. Nothing in it was
 * edited: `npm run examples` writes the file.
 */
export const EXAMPLE: {
  request: string;
  prompt: { sections: { key: string; label: string; text: string }[]; placeholders: string[] };
  /** Estimated, of the whole prompt. */
  tokens: number;
} = written.example;

/** How the same request opens for each target model, up to its task. */
export const OPENINGS: Readonly<Record<'claude' | 'chatgpt' | 'gemini', string>> = written.openings;

/** Requests in other languages, and words that the built-in composer wrote for them. */
export const TONGUES: readonly { lang: string; request: string; lines: string; answer: string }[] =
  written.tongues;
