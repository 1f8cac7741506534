import { ZodError } from 'zod';
import { MailNotSentError } from './transport.js';

/** Whether an email would fail in the same way if it were tried again. */
export function isPermanent(error: unknown): boolean {
  return error instanceof ZodError || (error instanceof MailNotSentError && error.permanent);
}

/** Why an email was not sent: only codes and names, never an address or typed text. */
export function failureOf(error: unknown): string {
  if (error instanceof MailNotSentError) return error.failure;
  if (error instanceof ZodError) {
    return `invalid ${error.issues.map(({ path }) => path.join('.') || 'payload').join(', ')}`;
  }
  const { name, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return [name ?? typeof error, code].filter((part) => part !== undefined).join(' ');
}
