import { KIND_CHOICES } from '@promptmint/core/catalogue/kinds';
import { ANSWER_LANGUAGES } from '@promptmint/core/catalogue/languages';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { SECTION_KEYS } from '@promptmint/core/catalogue/prompt-parts';
import {
  SHARED_LINK_DAYS,
  SHARED_LINK_DEFAULT_DAYS,
} from '@promptmint/core/catalogue/shared-links';
import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { z } from 'zod';
import { uuid } from '../../http/uuid.js';

export const shareSchema = z
  .strictObject({
    expires_in_days: z.literal(SHARED_LINK_DAYS).default(SHARED_LINK_DEFAULT_DAYS).meta({
      description: 'For how many days the link works.',
    }),
  })
  .meta({ id: 'ShareRequest', example: { expires_in_days: SHARED_LINK_DEFAULT_DAYS } });
export type ShareRequest = z.output<typeof shareSchema>;

const LINK_EXAMPLE = {
  id: 'b4a1a8a6-7d0c-4f0b-9d59-3f6f4a6f9c55',
  prompt_id: '5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11',
  url: 'https://promptmint.example/s/4fTqYJmVw0aXo2RkZ8LbNc',
  original_input: 'job ad for our bakery',
  target_model: 'claude' as const,
  version: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-12-20T09:00:00.000Z',
};

export const sharedLinkSchema = z
  .object({
    id: z.uuid(),
    prompt_id: z.uuid(),
    url: z.string().nullable().meta({
      description: 'The address to pass on. Null if the secret of this service has changed since.',
    }),
    original_input: z.string().nullable().meta({
      description: "Null while the prompt is older than the history of the owner's plan.",
    }),
    target_model: z.enum(TARGET_MODELS),
    version: z.int(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'SharedLink', example: LINK_EXAMPLE });
export type SharedLinkAnswer = z.infer<typeof sharedLinkSchema>;

export const sharedLinksSchema = z
  .object({ links: z.array(sharedLinkSchema) })
  .meta({ id: 'SharedLinks', example: { links: [LINK_EXAMPLE] } });
export type SharedLinksAnswer = z.infer<typeof sharedLinksSchema>;

export const promptToShareSchema = z.strictObject({
  id: uuid('Please enter the id of a prompt').meta({
    description: 'The id of a prompt of yours.',
    example: LINK_EXAMPLE.prompt_id,
  }),
});
export type PromptToShare = z.output<typeof promptToShareSchema>;

export const sharedLinkIdSchema = z.strictObject({
  id: uuid('Please enter the id of a link').meta({
    description: 'The id of a link of yours.',
    example: LINK_EXAMPLE.id,
  }),
});
export type SharedLinkId = z.output<typeof sharedLinkIdSchema>;

/** Its form is not checked: any other text gets the same 404 as a link that no longer works. */
export const sharedTokenSchema = z.strictObject({
  token: z.string().meta({
    description: 'What the address of the link ends with.',
    example: '4fTqYJmVw0aXo2RkZ8LbNc',
  }),
});
export type SharedToken = z.output<typeof sharedTokenSchema>;

const TASK = '<task>\nWrite one job ad.\n</task>';

/** What a link shows of a prompt, and nothing about its owner. */
export const sharedPromptSchema = z
  .object({
    original_input: z.string(),
    optimized_prompt: z.string(),
    sections: z.array(z.object({ key: z.enum(SECTION_KEYS), label: z.string(), text: z.string() })),
    placeholders: z.array(z.string()).meta({
      description: 'Names of the {{placeholders}} left to fill in.',
    }),
    target_model: z.enum(TARGET_MODELS),
    language: z.enum(ANSWER_LANGUAGES),
    use_case: z.enum(RESOLVED_USE_CASES),
    requested_kind: z.enum(KIND_CHOICES).nullable(),
    created_at: z.iso.datetime().meta({ description: 'When the prompt was written.' }),
    expires_at: z.iso.datetime().meta({ description: 'Until when the link works.' }),
  })
  .meta({
    id: 'SharedPrompt',
    example: {
      original_input: 'job ad for our bakery',
      optimized_prompt: TASK,
      sections: [{ key: 'objective', label: 'Task', text: TASK }],
      placeholders: [],
      target_model: 'claude',
      language: 'en',
      use_case: 'content_creation',
      requested_kind: null,
      created_at: '2026-11-20T09:00:00.000Z',
      expires_at: '2026-12-20T09:00:00.000Z',
    },
  });
export type SharedPromptAnswer = z.infer<typeof sharedPromptSchema>;
