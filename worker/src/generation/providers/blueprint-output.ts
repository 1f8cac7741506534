import { jsonSchema, Output } from 'ai';
import { z } from 'zod';
import { answerSchema } from './answer.js';
import { BegunFields } from './begun-fields.js';
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

const OUTPUT = Output.object({
  schema: jsonSchema<object>(sent as Parameters<typeof jsonSchema>[0], {
    validate: (value) => ({ success: true, value: value as object }),
  }),
  name: `prompt_blueprint_v${INSTRUCTION_VERSION}`,
});

/**
 * The answer that a model is asked for once. Any JSON is accepted here; `readAnswer` checks it. Only another
 * field that has begun can have finished one, so that only then the text so far is parsed: a model sends
 * a thousand pieces.
 */
export function blueprintOutput(): typeof OUTPUT {
  const begun = new BegunFields();
  return {
    ...OUTPUT,
    parsePartialOutput: async ({ text }) =>
      begun.hasMore(text) ? OUTPUT.parsePartialOutput({ text }) : undefined,
  };
}
