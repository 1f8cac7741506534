import { z } from 'zod';

const NUL = '\u0000';

/** Text that PostgreSQL and JSON can hold: well-formed UTF-16 without NUL, at most `max` units. */
export function text(max: number, name: string) {
  return z
    .string(`${name} is required`)
    .max(max, `${name} must be at most ${max} characters`)
    .refine((value) => !value.includes(NUL) && value.isWellFormed(), {
      error: `${name} holds characters that are not text`,
    });
}
