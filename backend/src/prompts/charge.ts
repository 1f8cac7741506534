import type { EntityManager } from '@mikro-orm/postgresql';
import { GENERATION_COST, LOW_CREDITS } from '@promptmint/core/catalogue/credits';
import { SPEND_OF_KEY_SQL, toKeyError } from '@promptmint/core/credits/api-key-budget';
import { DEBIT_GENERATION_SQL, toLedgerError } from '@promptmint/core/credits/credit-ledger';
import type { UsedApiKey } from '../http/current-user.js';
import type { Prompt } from '@promptmint/core/database/entities/prompt';
import { runStatement } from '@promptmint/core/database/statement';
import { relayedGenerationSql } from '@promptmint/core/queues/outbox';
import { traceparent } from '@promptmint/core/tracing/tracing';

/** The columns of a new prompt that describe what to generate. */
export type NewPromptColumns = Pick<
  Prompt,
  'originalInput' | 'requestedUseCase' | 'targetModel' | 'language'
> &
  Partial<
    Pick<
      Prompt,
      | 'requestedKind'
      | 'answers'
      | 'regenerates'
      | 'refines'
      | 'refinement'
      | 'note'
      | 'rootId'
      | 'version'
    >
  >;

/** A prompt to store and to charge for. */
export interface NewPrompt extends NewPromptColumns {
  id: string;
  userId: string;
  createdAt: Date;
  deadlineAt: Date;
  priority: boolean;
  idempotencyKey: string | undefined;
  requestHash: string;
  /** The API key that asks for it. */
  apiKey: UsedApiKey | undefined;
}

/** Each column with its type, because a selected parameter has none, and its value. */
const COLUMNS: [column: string, type: string, value: (prompt: NewPrompt) => unknown][] = [
  ['user_id', 'uuid', ({ userId }) => userId],
  ['id', 'uuid', ({ id }) => id],
  ['created_at', 'timestamptz', ({ createdAt }) => createdAt.toISOString()],
  ['deadline_at', 'timestamptz', ({ deadlineAt }) => deadlineAt.toISOString()],
  ['priority', 'boolean', ({ priority }) => priority],
  ['original_input', 'text', ({ originalInput }) => originalInput],
  ['requested_use_case', 'text', ({ requestedUseCase }) => requestedUseCase],
  ['target_model', 'text', ({ targetModel }) => targetModel],
  ['language', 'text', ({ language }) => language],
  ['requested_kind', 'text', ({ requestedKind }) => requestedKind],
  ['answers', 'jsonb', ({ answers }) => answers && JSON.stringify(answers)],
  ['regenerates', 'uuid', ({ regenerates }) => regenerates],
  ['family', 'uuid', ({ rootId }) => rootId],
  ['version', 'int', ({ version = 1 }) => version],
  ['refines', 'uuid', ({ refines }) => refines],
  ['wish', 'text', ({ refinement }) => refinement],
  ['note', 'text', ({ note }) => note],
  ['api_key_id', 'uuid', ({ apiKey }) => apiKey?.id],
];

/** The parameters with the Idempotency-Key, which may be null, and the hash of its request. */
const KEY = `$${COLUMNS.length + 1}::text`;
const REQUEST_HASH = `$${COLUMNS.length + 2}::text`;
/** The parameter that holds the trace of the request. */
const TRACE = `$${COLUMNS.length + 3}` as const;
/** The parameter that names the row with the cap of the API key. */
const BUDGET = `$${COLUMNS.length + 4}::uuid`;

/**
 * Key, prompt, debit and outbox row in one statement. Each part reads what the part before returned, so that they
 * run in this order: under the lock of the account's row the Idempotency-Key comes first, and a repeated one ends
 * the statement before anything is stored or charged. The statement cannot change the row that the ledger's trigger
 * changes, so that it does nothing where `payer` leaves out an account that may have to be reminded of low credits.
 * What an API key spends is counted after the lock of the account's row, which a refund takes first too.
 */
function chargeSql(payer: string, withKey: boolean): string {
  return `with payer as (
  select id from users where id = $1::uuid ${payer} for no key update
), taken as (
  insert into idempotency_keys (user_id, key, request_hash, prompt_id, created_at)
  select $1::uuid, ${KEY}, ${REQUEST_HASH}, $2::uuid, $3::timestamptz from payer where ${KEY} is not null
  on conflict do nothing
  returning prompt_id
), prompt as (
  insert into prompts (${COLUMNS.map(([column]) => column).join(', ')})
  select ${COLUMNS.map(([, type], index) => `$${index + 1}::${type}`).join(', ')} from payer
  where ${KEY} is null or exists (select from taken)
  returning id, user_id, priority, created_at
), debit as (
  ${DEBIT_GENERATION_SQL}
)${withKey ? `, spent as (\n  ${SPEND_OF_KEY_SQL(BUDGET)}\n)` : ''}, message as (
  ${relayedGenerationSql(TRACE)}
)
select exists (select from payer) as decided, (select balance_after from debit) as balance`;
}

const NO_REMINDER = `and (credits <> ${LOW_CREDITS + GENERATION_COST} or low_credits_told)`;

/** The statements of a charge, for a session and for an API key. */
function statementsOf(name: string, payer: string) {
  return {
    ofSession: { name, text: chargeSql(payer, false) },
    ofKey: { name: `${name}-of-key`, text: chargeSql(payer, true) },
  };
}

const CHARGE = statementsOf('charge', '');
const CHARGE_WITHOUT_REMINDER = statementsOf('charge-without-reminder', NO_REMINDER);

/** What became of a charge. */
export type Charge =
  | { outcome: 'charged'; balance: number }
  /** The key was used before; nothing was written. */
  | { outcome: 'repeated' }
  /** The reminder of low credits may be due with this charge; nothing was written. */
  | { outcome: 'reminder-due' };

/** Stores a prompt, charges for it and leaves its job in the outbox, in the transaction of `em`. */
export function charge(em: EntityManager, prompt: NewPrompt): Promise<Charge> {
  return run(em, CHARGE, prompt);
}

/** The same where no reminder of low credits can become due; it needs no transaction. */
export function chargeWithoutReminder(em: EntityManager, prompt: NewPrompt): Promise<Charge> {
  return run(em, CHARGE_WITHOUT_REMINDER, prompt);
}

/** @throws {OutOfCreditsError, KeyCapReachedError} when the balance or the cap of the key does not cover it */
async function run(
  em: EntityManager,
  { ofSession, ofKey }: typeof CHARGE,
  prompt: NewPrompt,
): Promise<Charge> {
  const { apiKey, idempotencyKey, requestHash } = prompt;
  const columns = COLUMNS.map(([, , value]) => value(prompt) ?? null);
  const always = [...columns, idempotencyKey ?? null, requestHash, traceparent() ?? null];
  const [statement, values] = apiKey ? [ofKey, [...always, apiKey.budgetId]] : [ofSession, always];
  try {
    const rows = await runStatement<{ decided: boolean; balance: number | null }>(
      em,
      statement,
      values,
    );
    const [{ decided, balance } = { decided: false, balance: null }] = rows;
    if (balance !== null) return { outcome: 'charged', balance };
    return { outcome: decided ? 'repeated' : 'reminder-due' };
  } catch (error) {
    throw toKeyError(toLedgerError(error));
  }
}
