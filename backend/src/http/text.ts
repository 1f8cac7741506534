import { z } from 'zod';

const NUL = '\u0000';

/** Text that PostgreSQL and JSON can store: well-formed Unicode without NUL. */
export function plainText(name: string) {
  return z
    .string(`${name} is required`)
    .refine((value) => !value.includes(NUL) && value.isWellFormed(), {
      error: `${name} contains characters that are not text`,
    });
}

/** Plain text of at most `max` characters: zod counts code points. */
export function text(max: number, name: string) {
  return plainText(name).max(max, `${name} must be at most ${max} characters`);
}
