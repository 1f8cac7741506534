import type { EntityManager } from '@mikro-orm/postgresql';
import { ApiKey } from '@promptmint/core/database/entities/api-key';

/** Revokes every API key of a person whose row the caller's transaction has locked. */
export async function revokeAllApiKeys(tx: EntityManager, userId: string): Promise<void> {
  await tx.nativeUpdate(ApiKey, { user: userId, revokedAt: null }, { revokedAt: new Date() });
}
