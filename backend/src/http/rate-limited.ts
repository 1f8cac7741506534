import { Reflector } from '@nestjs/core';

/** The kinds of operations with a limit; `rate-limits/limits.ts` says what each one counts. */
export type LimitName =
  | 'register'
  | 'login'
  | 'confirm-password'
  | 'open-link'
  | 'check-password'
  | 'forgot-password'
  | 'resend-verification'
  | 'change-email'
  | 'contact'
  | 'export'
  | 'generate'
  | 'analyze'
  | 'score'
  | 'refinements'
  | 'checkout'
  | 'open-shared'
  | 'make-key';

/** Limits how often an operation may be tried; above the limit the answer says when to try again. */
export const RateLimited = Reflector.createDecorator<LimitName>();
