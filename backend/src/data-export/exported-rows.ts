import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import {
  type ExportDocument,
  exportedApiKeySchema,
  exportedEntrySchema,
  exportedMessageSchema,
  exportedPaymentSchema,
  exportedPromptSchema,
  exportedSharedLinkSchema,
  exportedTemplateSchema,
} from './dto/export.dto.js';

/** Rows read at a time; an export holds about as many in memory. */
const BATCH = 100;

/** The parts of the document that are lists, each read a batch at a time. */
type ListName =
  'prompts' | 'templates' | 'shared_links' | 'api_keys' | 'ledger' | 'payments' | 'messages';
export type Rows<Name extends ListName> = AsyncGenerator<ExportDocument[Name]>;

/** The keyset position after which to read, as PostgreSQL writes it: a `Date` would lose microseconds. */
interface Position {
  id: string;
  created_at: string;
}

const START: Position = {
  id: '00000000-0000-0000-0000-000000000000',
  created_at: '-infinity',
};

const columnsOf = (schema: z.ZodObject) => Object.keys(schema.shape).join(', ');
const AFTER = `user_id = :user and (created_at, id) > (:created_at, :id)
  order by created_at, id limit ${BATCH}`;

const PROMPTS = `select ${columnsOf(exportedPromptSchema)} from prompts
  where deleted_at is null and ${AFTER}`;
const TEMPLATES = `select ${columnsOf(exportedTemplateSchema)} from templates where ${AFTER}`;
const SHARED_LINKS = `select ${columnsOf(exportedSharedLinkSchema)} from shared_links where ${AFTER}`;
const API_KEYS = `select ${columnsOf(exportedApiKeySchema)} from api_keys where ${AFTER}`;
const MESSAGES = `select ${columnsOf(exportedMessageSchema)} from contact_messages where ${AFTER}`;
const LEDGER = `select ${columnsOf(exportedEntrySchema)} from credit_entries
  where user_id = :user and id > :id order by id limit ${BATCH}`;
const PAYMENTS = `select ${columnsOf(exportedPaymentSchema)} from (
    select payments.*, coalesce(charge_facts.refunded_cents, 0) as refunded_cents,
      (select coalesce(jsonb_agg(jsonb_build_object('amount_cents', disputes.amount_cents,
          'status', disputes.status) order by disputes.id), '[]')
        from disputes where disputes.payment_intent = payments.payment_intent) as disputes
    from payments left join charge_facts using (payment_intent)) as payments
  where ${AFTER}`;

export function promptsOf(em: EntityManager, userId: string): Rows<'prompts'> {
  return batchesOf(em, PROMPTS, userId, START) as Rows<'prompts'>;
}

export function templatesOf(em: EntityManager, userId: string): Rows<'templates'> {
  return batchesOf(em, TEMPLATES, userId, START) as Rows<'templates'>;
}

export function sharedLinksOf(em: EntityManager, userId: string): Rows<'shared_links'> {
  return batchesOf(em, SHARED_LINKS, userId, START) as Rows<'shared_links'>;
}

export function apiKeysOf(em: EntityManager, userId: string): Rows<'api_keys'> {
  return batchesOf(em, API_KEYS, userId, START) as Rows<'api_keys'>;
}

export function messagesOf(em: EntityManager, userId: string): Rows<'messages'> {
  return batchesOf(em, MESSAGES, userId, START) as Rows<'messages'>;
}

export function paymentsOf(em: EntityManager, userId: string): Rows<'payments'> {
  return batchesOf(em, PAYMENTS, userId, START) as Rows<'payments'>;
}

export async function* ledgerOf(em: EntityManager, userId: string): Rows<'ledger'> {
  for await (const batch of batchesOf(em, LEDGER, userId, { ...START, id: '0' })) {
    yield batch.map((row) => ({ ...row, id: Number(row.id) })) as ExportDocument['ledger'];
  }
}

/**
 * Continues after the last batch, so that neither a transaction nor a connection is held while the client
 * is slow.
 */
async function* batchesOf(em: EntityManager, sql: string, user: string, before: Position) {
  for (let last: Position | undefined = before; last;) {
    const rows: Position[] = await em.execute<Position[]>(sql, {
      user,
      id: last.id,
      created_at: last.created_at,
    });
    if (rows.length > 0) yield rows.map(withTimes);
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  }
}

/** With times as the API writes them. */
function withTimes(row: object): Record<string, unknown> {
  const written = Object.entries(row).map(([name, value]) =>
    name.endsWith('_at') && value !== null ? [name, new Date(value).toISOString()] : [name, value],
  );
  return Object.fromEntries(written);
}
