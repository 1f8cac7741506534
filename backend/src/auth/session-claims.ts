import { z } from 'zod';

/** Who issues session tokens: the product, under whatever name and address it runs. */
export const ISSUER = 'promptmint';
/** The audience of session tokens; no other token of the product has it. */
export const AUDIENCE = 'session';

const person = {
  sub: z.uuid(),
  /** Which generation of the person's tokens it is. */
  version: z.int().min(0),
  exp: z.int(),
};

const claimsSchema = z.union([
  z.object({
    ...person,
    iss: z.literal(ISSUER),
    aud: z.literal(AUDIENCE),
    iat: z.int().optional(),
  }),
  // Releases before 20261126 set neither: such a token is valid only if it was issued before the
  // upgrade.
  z.object({
    ...person,
    iss: z.undefined().optional(),
    aud: z.undefined().optional(),
    iat: z.int(),
  }),
]);

/** What a session token says. */
export type SessionClaims = z.output<typeof claimsSchema>;

/** The claims of a token whose signature and time are valid; null if it is not a session token. */
export function readClaims(payload: unknown): SessionClaims | null {
  return claimsSchema.safeParse(payload).data ?? null;
}
