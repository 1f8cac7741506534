import type { EntityManager } from '@mikro-orm/postgresql';
import { EmailToken, type EmailTokenPurpose } from '@promptmint/core/database/entities/email-token';

/** An emailed link that still works, with its account if it has one. */
export function liveLink(em: EntityManager, id: string, purpose: EmailTokenPurpose) {
  const live = { id, purpose, usedAt: null, expiresAt: { $gt: new Date() } };
  return em.findOne(EmailToken, live, { populate: ['user'] });
}
