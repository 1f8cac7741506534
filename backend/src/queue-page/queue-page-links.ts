import { randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hashEmailLinkToken } from '@promptmint/core/accounts/email-link';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { User } from '@promptmint/core/database/entities/user';

/** Long enough to paste it. */
const VALID_MS = 5 * 60 * 1_000;

/** Who may see the page, at each request. */
const ADMIN = { role: 'admin', lockedAt: null, deletedAt: null } as const;

/** Makes a link for an admin. @returns its token, which is stored nowhere; null for everybody else. */
export async function issueQueuePageLink(em: EntityManager, email: string): Promise<string | null> {
  const admin = await em.findOne(User, { email, ...ADMIN });
  if (!admin) return null;
  const token = randomBytes(32).toString('base64url');
  await em.insert(EmailToken, {
    id: randomUUID(),
    user: admin.id,
    purpose: 'queue_page',
    tokenHash: hashEmailLinkToken(token),
    expiresAt: new Date(Date.now() + VALID_MS),
  });
  return token;
}

/** Uses a link up. @returns its admin; null for a link that was used, has expired or is unknown. */
export async function useQueuePageLink(em: EntityManager, token: string): Promise<string | null> {
  const [used] = await em.execute<{ user_id: string }[]>(
    `update email_tokens set used_at = now()
     where token_hash = ? and purpose = 'queue_page' and used_at is null and expires_at > now()
     returning user_id`,
    [hashEmailLinkToken(token)],
  );
  return used && (await isAdmin(em, used.user_id)) ? used.user_id : null;
}

/** Whether an account is an admin's right now. */
export async function isAdmin(em: EntityManager, id: string): Promise<boolean> {
  return (await em.count(User, { id, ...ADMIN })) === 1;
}
