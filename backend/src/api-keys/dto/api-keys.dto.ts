import {
  API_KEY_CAP_MAX,
  API_KEY_DAYS,
  API_KEY_DAYS_MAX,
  API_KEY_NAME_MAX,
  API_KEY_SCOPES,
} from '@promptmint/core/catalogue/api-keys';
import { z } from 'zod';
import { ONE_LINE, plainText, visible } from '../../http/text.js';
import { uuid } from '../../http/uuid.js';

const wholeNumber = (name: string, max: number) => {
  const error = `${name} must be a whole number from 1 to ${max}, or null`;
  return z.int({ error }).min(1, { error }).max(max, { error }).nullable();
};

/** What a person chooses for a new API key. */
export const apiKeyDraftSchema = z
  .strictObject({
    name: plainText('Name')
      .trim()
      .check(...visible('Name is required'))
      .max(API_KEY_NAME_MAX, `Name must be at most ${API_KEY_NAME_MAX} characters`)
      .regex(ONE_LINE, 'Name must be one line of plain text'),
    scopes: z
      .array(z.enum(API_KEY_SCOPES))
      .min(1, 'Choose at least one scope')
      .transform((chosen) => API_KEY_SCOPES.filter((scope) => chosen.includes(scope)))
      .meta({ description: 'What the key may do.' }),
    expires_in_days: wholeNumber('expires_in_days', API_KEY_DAYS_MAX).default(API_KEY_DAYS).meta({
      description: 'Null: until it is revoked.',
    }),
    monthly_cap: wholeNumber('monthly_cap', API_KEY_CAP_MAX).default(null).meta({
      description:
        'The most credits that it may spend in a calendar month (UTC); null for no limit of its own.',
    }),
  })
  .meta({
    id: 'ApiKeyDraft',
    example: {
      name: 'CI',
      scopes: ['prompts:read', 'prompts:write'],
      expires_in_days: API_KEY_DAYS,
      monthly_cap: 50,
    },
  });
export type ApiKeyDraft = z.output<typeof apiKeyDraftSchema>;

const ID_EXAMPLE = '4b7c1d0e-52f4-4a7e-8a37-2f4dd0f2b6c1';

export const apiKeyIdSchema = z.strictObject({
  id: uuid('This is not the id of an API key').meta({
    description: 'The id of one of your API keys.',
    example: ID_EXAMPLE,
  }),
});
export type ApiKeyId = z.output<typeof apiKeyIdSchema>;

const API_KEY_EXAMPLE = {
  id: ID_EXAMPLE,
  shown: 'pm_Ab12cd34_...',
  name: 'CI',
  scopes: ['prompts:read' as const, 'prompts:write' as const],
  status: 'active' as const,
  created_at: '2026-11-22T09:00:00.000Z',
  expires_at: '2027-11-22T09:00:00.000Z',
  last_used_at: '2026-11-22T21:14:00.000Z',
  monthly_cap: 50,
  used_this_month: 12,
};

export const apiKeySchema = z
  .object({
    id: z.uuid(),
    shown: z.string().meta({ description: 'How the key begins.' }),
    name: z.string(),
    scopes: z.array(z.enum(API_KEY_SCOPES)),
    status: z.enum(['active', 'rotated', 'expired']).meta({
      description: '`rotated`: another key took its place, and it works until `expires_at`.',
    }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable().meta({ description: 'Null: until it is revoked.' }),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'To the minute.' }),
    monthly_cap: z.int().nullable().meta({ description: 'In credits; null for no limit.' }),
    used_this_month: z.int().meta({
      description:
        'Credits spent in this calendar month (UTC), together with the keys it was rotated from and to.',
    }),
  })
  .meta({ id: 'ApiKey', example: API_KEY_EXAMPLE });
export type ApiKeyAnswer = z.infer<typeof apiKeySchema>;

export const apiKeysSchema = z
  .object({ api_keys: z.array(apiKeySchema) })
  .meta({ id: 'ApiKeys', example: { api_keys: [API_KEY_EXAMPLE] } });
export type ApiKeysAnswer = z.infer<typeof apiKeysSchema>;

const KEY_EXAMPLE = 'pm_Ab12cd34_0123456789ABCDEFGHIJKLMNOPQRSTUV0QuDui';

export const newApiKeySchema = z
  .object({
    key: z.string().meta({ description: 'The key itself. It is shown only once.' }),
    api_key: apiKeySchema,
  })
  .meta({ id: 'NewApiKey', example: { key: KEY_EXAMPLE, api_key: API_KEY_EXAMPLE } });
export type NewApiKeyAnswer = z.infer<typeof newApiKeySchema>;
