import { isCommonPassword } from '@promptmint/core/accounts/common-passwords';
import { ANSWER_LANGUAGES } from '@promptmint/core/catalogue/languages';
import {
  EMAIL_MAX,
  FULL_NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@promptmint/core/catalogue/limits';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { FEATURES, type Feature, featuresOf, PLANS } from '@promptmint/core/catalogue/plans';
import { z } from 'zod';
import { text } from '../../http/text.js';

/** An email address, trimmed and in lower case: how addresses are stored and compared. */
export const email = text(EMAIL_MAX, 'Email')
  .trim()
  .toLowerCase()
  .pipe(
    z
      .email('Please enter a valid email address')
      // No such address exists (RFC 6761, 6.4); purged accounts get one.
      .refine((address) => !address.endsWith('.invalid'), {
        error: 'Please enter a valid email address',
      }),
  );

const fullName = text(FULL_NAME_MAX, 'Full name')
  .trim()
  .min(1, 'Full name cannot be empty')
  .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, 'Full name must be one line of plain text')
  // The name is written in emails to an address that is not verified yet.
  .regex(/^(?!.*(:\/\/|www\.))/iu, 'Full name cannot hold a link');

const PASSWORD_RULE =
  'Password must be at least 8 characters with an uppercase letter, a lowercase letter and a number';

/**
 * A password as it is compared: the same characters give the same text, however a keyboard composes
 * them (NIST SP 800-63B-4, 3.1.1.2). Its length is bounded before anything is hashed.
 */
const password = text(PASSWORD_MAX, 'Password').normalize('NFKC');

/** A password that may be chosen. */
export const newPassword = password
  .refine(
    (chosen) =>
      chosen.length >= PASSWORD_MIN &&
      /\p{Lu}/u.test(chosen) &&
      /\p{Ll}/u.test(chosen) &&
      /\d/.test(chosen),
    { error: PASSWORD_RULE, abort: true },
  )
  .refine((chosen) => !isCommonPassword(chosen), {
    error: 'This password is among the most common ones. Please choose another.',
  });

/** The current password, to be compared with the stored hash. */
export const ownPassword = password.min(1, 'Password is required');

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

export const loginSchema = z
  .strictObject({
    username: text(EMAIL_MAX, 'Email').trim().toLowerCase().min(1, 'Email is required'),
    password: ownPassword,
  })
  .meta({ example: { username: 'nora@example.com', password: 'Weekend-Shift-15' } });
export type LoginRequest = z.output<typeof loginSchema>;
/** The login form for the contract; a guard reads it, so that no parameter declares it. */
export const loginForm = z.toJSONSchema(loginSchema, {
  target: 'openapi-3.0',
  io: 'input',
}) as object;

export const accessTokenSchema = z
  .object({ access_token: z.string(), token_type: z.literal('bearer') })
  .meta({ id: 'AccessToken', example: { access_token: 'eyJhbGciOi...', token_type: 'bearer' } });
export type AccessToken = z.infer<typeof accessTokenSchema>;

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
  .meta({ id: 'ProfileRequest', example: { preferred_model: 'gemini' } });
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

export const verifyEmailQuerySchema = z.strictObject({
  token: text(200, 'Token').min(1, 'No verification token provided').meta({
    description: 'The token of the emailed link.',
    example: 'p3q0...',
  }),
});
export type VerifyEmailQuery = z.output<typeof verifyEmailQuerySchema>;
