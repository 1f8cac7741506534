import type { Blueprint } from '@promptmint/engine/blueprint';

/** The blueprint's part of {@link MODEL_ANSWER}. */
const FIELDS = {
  useCase: 'content_creation',
  role: 'editor who keeps to the facts of a request',
  objective: 'Write the text that the request asks for.',
  placeholders: [],
  context: ['Not known: where the text will appear.'],
  steps: [],
  outputFormat: ['The finished text first.', 'Below it, what is still missing.'],
  constraints: [
    {
      rule: 'Leave facts that were not given as blanks in [brackets]',
      reason: 'I will fill them in',
    },
  ],
  validation: ['Every fact of the request is in the text, unchanged.'],
  exampleIntro: null,
  examples: [],
} satisfies Partial<Blueprint>;

/** An answer of a language model that fits any request, because it invents no fact. */
export const MODEL_ANSWER = {
  deliverable: 'the finished text',
  given: [],
  missing: ['where the text will appear'],
  traps: [],
  ...FIELDS,
};

/** The blueprint that is made of {@link MODEL_ANSWER}. */
export const MODEL_BLUEPRINT: Blueprint = { engine: 2, kind: null, ...FIELDS };
