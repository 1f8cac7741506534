import { jsonSchema, Output } from 'ai';
import { z } from 'zod';
import { answerSchema } from './answer.js';
import { INSTRUCTION_VERSION } from './instruction.js';

/**
 * The schema as models are sent it. Patterns stay out: Google ignores them, Anthropic and some servers of
 * the OpenAI kind refuse them.
 */
const sent = z.toJSONSchema(answerSchema, {
  target: 'draft-7',
  override: ({ jsonSchema: schema }) => {
    delete schema.pattern;
  },
});

/** What a model is asked to answer with. Any JSON is taken here; `readAnswer` holds it to the schema. */
export const BLUEPRINT_OUTPUT = Output.object({
  schema: jsonSchema<object>(sent as Parameters<typeof jsonSchema>[0], {
    validate: (value) => ({ success: true, value: value as object }),
  }),
  name: `prompt_blueprint_v${INSTRUCTION_VERSION}`,
});
