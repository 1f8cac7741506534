import { jsonSchema, Output } from 'ai';
import { z } from 'zod';
import { answerSchema } from './answer.js';
import { INSTRUCTION_VERSION } from './instruction.js';

/**
 * The schema that is sent to models. It has no patterns: Google ignores them, Anthropic and some
 * OpenAI-compatible servers refuse them.
 */
const sent = z.toJSONSchema(answerSchema, {
  target: 'draft-7',
  override: ({ jsonSchema: schema }) => {
    delete schema.pattern;
  },
});

/** The answer that a model is asked for. Any JSON is accepted here; `readAnswer` checks it. */
export const BLUEPRINT_OUTPUT = Output.object({
  schema: jsonSchema<object>(sent as Parameters<typeof jsonSchema>[0], {
    validate: (value) => ({ success: true, value: value as object }),
  }),
  name: `prompt_blueprint_v${INSTRUCTION_VERSION}`,
});
