import type { EntityManager } from '@mikro-orm/postgresql';
import { PACKS, type PackType } from '@promptmint/core/catalogue/packs';
import { historyStart } from '@promptmint/core/catalogue/plans';
import type { CreditEntry } from '@promptmint/core/database/entities/credit-entry';
import type { SignedInUser } from '../http/current-user.js';
import type { LedgerSubject } from './dto/credits.dto.js';

/** Longest label of a prompt, in characters. */
const LABEL_MAX = 80;

const ACCOUNT: LedgerSubject = { type: 'account', id: null, label: null, api_key: null };
const DELETED_PROMPT: LedgerSubject = {
  type: 'prompt',
  id: null,
  label: 'deleted prompt',
  api_key: null,
};

/** The kinds of references in the ledger, and what the word after the colon names. */
const SUBJECTS: Readonly<Record<string, 'prompt' | 'payment'>> = {
  generation: 'prompt',
  refund: 'prompt',
  purchase: 'payment',
  clawback: 'payment',
  dispute: 'payment',
  dispute_won: 'payment',
};

/** What a reference names: a prompt, or a payment by its checkout session, charge or dispute. */
interface ParsedReference {
  type: 'prompt' | 'payment';
  name: string;
}

/** An entry that repays owed credits belongs to the payment that repaid them. */
function parseReference(reference: string): ParsedReference | null {
  const [kind = '', name = ''] = reference.replace(/^settle:/, '').split(':');
  const type = SUBJECTS[kind];
  return type ? { type, name } : null;
}

/** Finds the prompts and payments of ledger entries, with at most two queries. */
export async function subjectsOf(
  em: EntityManager,
  user: SignedInUser,
  entries: readonly CreditEntry[],
): Promise<(entry: CreditEntry) => LedgerSubject> {
  const parsed = entries.flatMap(({ reference }) => parseReference(reference) ?? []);
  const names = (type: ParsedReference['type']) => [
    ...new Set(parsed.filter((one) => one.type === type).map(({ name }) => name)),
  ];
  const prompts = await promptsOf(em, user, names('prompt'));
  const payments = await paymentsOf(em, user, names('payment'));
  return ({ reference }) => {
    const subject = parseReference(reference);
    if (!subject) return ACCOUNT;
    const found = (subject.type === 'prompt' ? prompts : payments).get(subject.name);
    return found ?? { type: subject.type, id: null, label: null, api_key: null };
  };
}

/** Deleted prompts, and those that the plan's history still reaches; only a finished one can be opened. */
async function promptsOf(
  em: EntityManager,
  user: SignedInUser,
  ids: readonly string[],
): Promise<Map<string, LedgerSubject>> {
  if (ids.length === 0) return new Map();
  const rows = await em.execute<
    { id: string; finished: boolean; deleted: boolean; opening: string; api_key: string | null }[]
  >(
    `select id, status = 'succeeded' as finished, deleted_at is not null as deleted,
       left(ltrim(original_input, E' \\t\\r\\n'), ${4 * LABEL_MAX}) as opening,
       (select name from api_keys where api_keys.id = api_key_id) as api_key
     from prompts where user_id = ? and id in (?) and (created_at >= ? or deleted_at is not null)`,
    [user.id, ids, historyStart(user.plan) ?? new Date(0)],
  );
  return new Map(
    rows.map(({ id, finished, deleted, opening, api_key }) => [
      id,
      deleted
        ? DELETED_PROMPT
        : { type: 'prompt', id: finished ? id : null, label: labelOf(opening), api_key },
    ]),
  );
}

function labelOf(opening: string): string {
  const [line = ''] = opening.trim().split(/[\r\n\u2028\u2029]/);
  return [...line].slice(0, LABEL_MAX).join('').trim();
}

async function paymentsOf(
  em: EntityManager,
  user: SignedInUser,
  names: readonly string[],
): Promise<Map<string, LedgerSubject>> {
  if (names.length === 0) return new Map();
  const rows = await em.execute<{ id: string; pack: PackType; name: string }[]>(
    `select payments.id, pack, name from payments
     left join charge_facts using (payment_intent) left join disputes using (payment_intent),
     unnest(array[checkout_session, charge, disputes.id]) as name
     where user_id = ? and name in (?)`,
    [user.id, names],
  );
  return new Map(
    rows.map(({ id, pack, name }) => [
      name,
      { type: 'payment', id, label: PACKS[pack].name, api_key: null },
    ]),
  );
}
