import { jsonSchema, Output } from 'ai';
import { z } from 'zod';
import { type Blueprint, blueprintSchema } from '@promptmint/engine/blueprint';
import { INSTRUCTION_VERSION } from './instruction.js';

/** What a model writes of a blueprint. */
const answerSchema = blueprintSchema.omit({ engine: true, kind: true });

/**
 * The schema as models are sent it. Patterns stay out: Google ignores them, Anthropic and some servers of
 * the OpenAI kind refuse them. Whatever is sent, the answer is held to the blueprint's own schema.
 */
const sent = z.toJSONSchema(answerSchema, {
  target: 'draft-7',
  override: ({ jsonSchema: schema }) => {
    delete schema.pattern;
  },
});

/** What a model is asked to answer with. */
export const BLUEPRINT_OUTPUT = Output.object({
  schema: jsonSchema<Blueprint>(sent as Parameters<typeof jsonSchema>[0], {
    validate: (value) => {
      const { success, data, error } = answerSchema.safeParse(value);
      return success ? { success, value: { engine: 2, kind: null, ...data } } : { success, error };
    },
  }),
  name: `prompt_blueprint_v${INSTRUCTION_VERSION}`,
});
