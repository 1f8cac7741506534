import type { EntityManager } from '@mikro-orm/postgresql';
import { shownApiKey } from '@promptmint/core/accounts/api-key';
import type { ApiKeyScope } from '@promptmint/core/catalogue/api-keys';
import { SPENDING_MONTH_SQL } from '@promptmint/core/credits/api-key-budget';
import type { ApiKeyAnswer } from './dto/api-keys.dto.js';

/** The keys of a person with their budget; ended ones only where they expired by themselves. */
const FIND = `
  select own.id, own.public_id, own.name, own.scopes, own.created_at, own.expires_at,
    own.last_used_at, own.rotated_at is not null as rotated,
    coalesce(own.expires_at <= now(), false) as expired, budget.monthly_cap,
    case when budget.used_month = ${SPENDING_MONTH_SQL} then budget.used_credits else 0 end as used
  from api_keys as own join api_keys as budget on budget.id = own.budget_id
  where own.user_id = ? and own.revoked_at is null
    and (own.rotated_at is null or own.expires_at > now())`;

interface Row {
  id: string;
  public_id: string;
  name: string;
  scopes: ApiKeyScope[];
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  rotated: boolean;
  expired: boolean;
  monthly_cap: number | null;
  used: number;
}

/** The API keys of a person that are not revoked, newest first. */
export async function findApiKeys(em: EntityManager, userId: string): Promise<ApiKeyAnswer[]> {
  const order = 'order by own.created_at desc, own.id desc';
  const rows = await em.execute<Row[]>(`${FIND} ${order}`, [userId]);
  return rows.map(toAnswer);
}

/** One of them. */
export async function findApiKey(
  em: EntityManager,
  userId: string,
  id: string,
): Promise<ApiKeyAnswer> {
  const [row] = await em.execute<Row[]>(`${FIND} and own.id = ?`, [userId, id]);
  if (!row) throw new Error('A new API key was not found');
  return toAnswer(row);
}

function toAnswer(row: Row): ApiKeyAnswer {
  return {
    id: row.id,
    shown: shownApiKey(row.public_id),
    name: row.name,
    scopes: row.scopes,
    status: statusOf(row),
    created_at: toIso(row.created_at),
    expires_at: row.expires_at && toIso(row.expires_at),
    last_used_at: row.last_used_at && toIso(row.last_used_at),
    monthly_cap: row.monthly_cap,
    used_this_month: row.used,
  };
}

function statusOf({ rotated, expired }: Row): ApiKeyAnswer['status'] {
  if (expired) return 'expired';
  return rotated ? 'rotated' : 'active';
}

function toIso(time: string): string {
  return new Date(time).toISOString();
}
