import { z } from 'zod';

/** Who issues session tokens: the product, under whatever name and address it runs. */
export const ISSUER = 'promptmint';
/** What they are for, which no other signed thing of the product is. */
export const AUDIENCE = 'session';

const person = {
  sub: z.uuid(),
  /** Which generation of the person's tokens it is. */
  version: z.int().min(0),
  exp: z.int(),
};

const claimsSchema = z.union([
  z.object({ ...person, iss: z.literal(ISSUER), aud: z.literal(AUDIENCE) }),
  // Releases before 20261126 named neither: such a token holds only if it was issued before the upgrade.
  z.object({
    ...person,
    iss: z.undefined().optional(),
    aud: z.undefined().optional(),
    iat: z.int(),
  }),
]);

/** What a session token says; one of an earlier release also says when it was issued. */
export type SessionClaims = z.output<typeof claimsSchema>;

/** The claims of a token whose signature and time hold; null when it is no token of a session. */
export function readClaims(payload: unknown): SessionClaims | null {
  return claimsSchema.safeParse(payload).data ?? null;
}
