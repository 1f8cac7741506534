import { ANSWER_LANGUAGES } from '@promptmint/core/catalogue/languages';
import { FULL_NAME_MAX } from '@promptmint/core/catalogue/limits';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { FEATURES, type Feature, featuresOf, PLANS } from '@promptmint/core/catalogue/plans';
import { z } from 'zod';
import { email, newPassword, ownPassword } from '../../http/credentials.dto.js';
import { ONE_LINE, text, visible } from '../../http/text.js';

const fullName = text(FULL_NAME_MAX, 'Full name')
  .trim()
  .check(...visible('Full name cannot be empty'))
  .regex(ONE_LINE, 'Full name must be one line of plain text')
  .regex(/^[^\u202a-\u202e\u2066-\u2069]*$/, 'Full name must be one line of plain text')
  // The name is written in emails to an address that is not verified yet.
  .regex(/^(?!.*(:\/\/|[wW]{3}\.))/, 'Full name cannot hold a link');

export const registerSchema = z
  .strictObject({ email, password: newPassword, full_name: fullName })
  .meta({
    id: 'RegisterRequest',
    example: {
      email: 'nora@example.com',
      password: 'Weekend-Shift-15',
      full_name: 'Nora Lindqvist',
    },
  });
export type RegisterRequest = z.output<typeof registerSchema>;

export const userSchema = z
  .object({
    full_name: z.string(),
    email: z.string(),
    preferred_language: z.enum(ANSWER_LANGUAGES),
    preferred_model: z.enum(TARGET_MODELS),
    credits: z.int(),
    created_at: z.iso.datetime(),
  })
  .meta({
    id: 'User',
    example: {
      full_name: 'Nora Lindqvist',
      email: 'nora@example.com',
      preferred_language: 'en',
      preferred_model: 'claude',
      credits: 10,
      created_at: '2026-11-20T09:00:00.000Z',
    },
  });
export type UserAnswer = z.infer<typeof userSchema>;

export const profileSchema = z
  .strictObject({
    full_name: fullName.optional(),
    preferred_model: z.enum(TARGET_MODELS).optional(),
    preferred_language: z.enum(ANSWER_LANGUAGES).optional(),
  })
  .refine((profile) => Object.keys(profile).length > 0, { error: 'No changes to save' })
  .meta({ id: 'ProfileRequest', minProperties: 1, example: { preferred_model: 'gemini' } });
export type ProfileRequest = z.output<typeof profileSchema>;

export const subscriptionSchema = z
  .object({
    plan: z.enum(PLANS),
    status: z.enum(['active']),
    credits: z.int(),
    credits_waiting: z.int().meta({
      description: 'Free credits that come once the email is verified; 0 when none wait.',
    }),
    start_date: z.iso.datetime(),
    email_verified: z.boolean(),
    features: z.object(
      Object.fromEntries(FEATURES.map((feature) => [feature, z.boolean()])) as Record<
        Feature,
        z.ZodBoolean
      >,
    ),
  })
  .meta({
    id: 'Subscription',
    example: {
      plan: 'booster',
      status: 'active',
      credits: 87,
      credits_waiting: 0,
      start_date: '2026-11-20T09:00:00.000Z',
      email_verified: true,
      features: featuresOf('booster'),
    },
  });
export type SubscriptionAnswer = z.infer<typeof subscriptionSchema>;

export const deleteAccountSchema = z
  .strictObject({ password: ownPassword })
  .meta({ id: 'DeleteAccountRequest', example: { password: 'Weekend-Shift-15' } });
export type DeleteAccountRequest = z.output<typeof deleteAccountSchema>;

export const accountDeletedSchema = z
  .object({ message: z.string(), restore_until: z.iso.datetime() })
  .meta({
    id: 'AccountDeleted',
    example: {
      message: 'Your account is deleted. You can restore it for 30 days.',
      restore_until: '2026-12-21T09:00:00.000Z',
    },
  });
export type AccountDeletedAnswer = z.infer<typeof accountDeletedSchema>;
