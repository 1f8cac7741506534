import { isCommonPassword } from '@promptmint/core/accounts/common-passwords';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@promptmint/core/catalogue/limits';
import { z } from 'zod';
import { text } from './text.js';

/** An email address, trimmed and in lower case: how addresses are stored and compared. */
export const email = text(EMAIL_MAX, 'Email')
  .trim()
  .toLowerCase()
  .pipe(
    z
      .email('Please enter a valid email address')
      // RFC 6761, 6.4 reserves this domain: no such address exists. Purged accounts get one.
      .refine((address) => !address.endsWith('.invalid'), {
        error: 'Please enter a valid email address',
      }),
  )
  .meta({ format: 'email' });

const PASSWORD_RULE =
  'Password must be at least 8 characters with an uppercase letter, a lowercase letter and a number';

/**
 * A password in the form in which it is compared: the same characters give the same text, however a
 * keyboard composes them (NIST SP 800-63B-4, 3.1.1.2). Its length is limited before anything is
 * hashed.
 */
const password = text(PASSWORD_MAX, 'Password').normalize('NFKC');

/** A password that may be chosen. */
export const newPassword = password
  .min(PASSWORD_MIN, { error: PASSWORD_RULE, abort: true })
  .refine((chosen) => /\p{Lu}/u.test(chosen) && /\p{Ll}/u.test(chosen) && /\d/.test(chosen), {
    error: PASSWORD_RULE,
    abort: true,
  })
  .refine((chosen) => !isCommonPassword(chosen), {
    error: 'This password is among the most common ones. Please choose another.',
  })
  .meta({
    description:
      'With an uppercase letter, a lowercase letter and a digit. Neither a common password nor little more than the name of the product.',
  });

/** The current password, to be compared with the stored hash. */
export const ownPassword = password.min(1, 'Password is required');

export const loginSchema = z
  .strictObject({
    username: text(EMAIL_MAX, 'Email').trim().toLowerCase().min(1, 'Email is required'),
    password: ownPassword,
  })
  .meta({ example: { username: 'nora@example.com', password: 'Weekend-Shift-15' } });
export type LoginRequest = z.output<typeof loginSchema>;

/** What a client of OAuth 2.0 sends beside email and password (RFC 6749, 4.3.2). */
const ignored = z.unknown();

/**
 * The login form as `POST /api/auth/login` takes it: Swagger UI, which signs in by OAuth 2.0's password
 * flow, adds fields that are ignored.
 */
export const oauthLoginSchema = loginSchema
  .extend({
    grant_type: ignored.optional(),
    scope: ignored.optional(),
    client_id: ignored.optional(),
    client_secret: ignored.optional(),
  })
  .transform((form): LoginRequest => ({ username: form.username, password: form.password }));

export const accessTokenSchema = z
  .object({ access_token: z.string(), token_type: z.literal('bearer') })
  .meta({ id: 'AccessToken', example: { access_token: 'eyJhbGciOi...', token_type: 'bearer' } });
export type AccessToken = z.infer<typeof accessTokenSchema>;
