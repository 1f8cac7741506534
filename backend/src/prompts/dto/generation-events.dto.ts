import { SECTION_KEYS } from '@promptmint/core/catalogue/prompt-parts';
import { z } from 'zod';
import { errorSchema } from '../../http/api-errors.js';
import { promptSchema } from './prompts.dto.js';

const PROMPT_ID = '5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11';

const event = <Name extends string, Data extends z.ZodType>(name: Name, data: Data) =>
  z.object({ event: z.literal(name), data });

/** The events of a generation while it is followed, each a server-sent event with JSON data. */
export const generationEventSchema = z
  .discriminatedUnion('event', [
    event('queued', z.object({ id: z.uuid(), position: z.int() })),
    event('started', z.object({ id: z.uuid() })),
    event(
      'section',
      z.object({
        index: z.int(),
        key: z.enum(SECTION_KEYS),
        label: z.string(),
        text: z.string(),
      }),
    ),
    event('result', promptSchema),
    event('error', errorSchema),
  ])
  .meta({
    id: 'GenerationEvent',
    example: { event: 'started' as const, data: { id: PROMPT_ID } },
    description:
      'Server-sent events: `event` is the name, `data` the JSON. `queued` (again when its place changes), `started`, one `section` for each finished section (a later one with the same index replaces it), and at the end `result` or `error`. The last section comes only with the result. Comment lines keep the connection open. The same Idempotency-Key repeats all events and continues.',
  });
export type GenerationEventAnswer = z.infer<typeof generationEventSchema>;
