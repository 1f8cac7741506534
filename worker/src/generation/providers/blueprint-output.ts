import { jsonSchema, Output } from 'ai';
import { z } from 'zod';
import { type Blueprint, blueprintSchema } from '../engine/blueprint.js';
import { INSTRUCTION_VERSION } from './instruction.js';

/**
 * The schema as models are sent it. Patterns stay out: Google ignores them, Anthropic and some servers of
 * the OpenAI kind refuse them. Whatever is sent, the answer is held to the blueprint's own schema.
 */
const sent = z.toJSONSchema(blueprintSchema, {
  target: 'draft-7',
  override: ({ jsonSchema: schema }) => {
    delete schema.pattern;
  },
});

/** What a model is asked to answer with. */
export const BLUEPRINT_OUTPUT = Output.object({
  schema: jsonSchema<Blueprint>(sent as Parameters<typeof jsonSchema>[0], {
    validate: (value) => {
      const { success, data, error } = blueprintSchema.safeParse(value);
      return success ? { success, value: data } : { success, error };
    },
  }),
  name: `prompt_blueprint_v${INSTRUCTION_VERSION}`,
});
