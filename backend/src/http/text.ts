import { z } from 'zod';

const NUL = '\u0000';

/** A character that can be seen: not a space, a control character, or one such as U+200B. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Text on one line, so that it cannot start a header in an email. Without `\p{...}` and flags, which a pattern of
 * the contract cannot have.
 */
// oxlint-disable-next-line no-control-regex
export const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;

/** Text that PostgreSQL and JSON can store: well-formed Unicode without NUL. */
export function plainText(name: string) {
  return z
    .string({
      error: ({ input }) => `${name} ${input === undefined ? 'is required' : 'must be text'}`,
    })
    .refine((value) => !value.includes(NUL) && value.isWellFormed(), {
      error: `${name} contains characters that are not text`,
    });
}

/** Plain text of at most `max` characters: zod counts code points. Nothing else is checked of a longer one. */
export function text(max: number, name: string) {
  const error = `${name} must be at most ${max} characters`;
  return plainText(name).max(max, { error, abort: true });
}

/** Checks that a text has at least one character that can be seen. */
export function visible(error: string): z.core.$ZodCheck<string>[] {
  return [
    z.minLength(1, { error, abort: true }),
    z.refine((value: string) => VISIBLE.test(value), { error }),
  ];
}
