import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApiKeyScope } from '@promptmint/core/catalogue/api-keys';
import { runStatement } from '@promptmint/core/database/statement';
import type { SignedInUser } from '../http/current-user.js';
import { SIGNED_IN_COLUMNS, type SignedInRow, toSignedInUser } from './signed-in-user.js';

/** An API key as its row is now, and the person whom it belongs to. */
export interface KeyWithOwner {
  key: {
    id: string;
    budgetId: string;
    secretHash: string;
    scopes: ApiKeyScope[];
    isRevoked: boolean;
    isExpired: boolean;
    /** Whether its last use was noted a minute ago or longer. */
    useIsOld: boolean;
  };
  user: SignedInUser;
}

const READ = {
  name: 'read-key-with-owner',
  text: `select ${SIGNED_IN_COLUMNS}, api_keys.id as "keyId", budget_id as "budgetId",
  secret_hash as "secretHash", scopes, revoked_at is not null as "isRevoked",
  coalesce(expires_at <= now(), false) as "isExpired",
  coalesce(last_used_at < now() - interval '1 minute', true) as "useIsOld"
from api_keys join users on users.id = api_keys.user_id where public_id = $1`,
};

type Row = SignedInRow & Omit<KeyWithOwner['key'], 'id'> & { keyId: string };

/** The key with a public id and its owner: one prepared statement, because every request with a key reads both. */
export async function readKeyWithOwner(
  em: EntityManager,
  publicId: string,
): Promise<KeyWithOwner | undefined> {
  const [row] = await runStatement<Row>(em, READ, [publicId]);
  if (!row) return undefined;
  const { keyId, budgetId, secretHash, scopes, isRevoked, isExpired, useIsOld, ...user } = row;
  return {
    key: { id: keyId, budgetId, secretHash, scopes, isRevoked, isExpired, useIsOld },
    user: toSignedInUser(user),
  };
}
