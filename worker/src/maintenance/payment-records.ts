import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { PAYMENT_RECORD_YEARS } from '@promptmint/core/catalogue/retention';
import { eachAccount } from './each-account.js';
import { removeInBatches } from './remove-in-batches.js';

const NO_LONGER_KEPT = `purged_at is not null
  and deleted_at < now() - make_interval(years => ${PAYMENT_RECORD_YEARS})`;

/**
 * Removes the payment records of accounts that were deleted long ago, and with them the bare id.
 */
@Injectable()
export class PaymentRecords {
  private readonly logger = new Logger(PaymentRecords.name);

  constructor(private readonly em: EntityManager) {}

  async removeOld(): Promise<void> {
    const em = this.em.fork();
    await eachAccount(
      em,
      NO_LONGER_KEPT,
      (userId) => em.fork().transactional((tx) => remove(tx, userId)),
      (userId, err) => this.logger.error({ userId, err }, 'payment records could not be removed'),
    );
  }
}

/** All of an account at once, so that the books balance at any time. */
async function remove(tx: EntityManager, userId: string): Promise<void> {
  const ofPayments = 'payment_intent in (select payment_intent from payments where user_id = ?)';
  const ofOwn = 'payment_id in (select id from payments where user_id = ?)';
  await removeInBatches(tx, 'refunds', ofOwn, [userId]);
  await removeInBatches(tx, 'charge_facts', ofPayments, [userId]);
  await removeInBatches(tx, 'disputes', ofPayments, [userId]);
  await removeInBatches(tx, 'payments', 'user_id = ?', [userId]);
  await removeInBatches(tx, 'goodwill_grants', 'user_id = ?', [userId]);
  await removeInBatches(tx, 'credit_entries', 'user_id = ?', [userId]);
  await tx.execute('delete from users where id = ?', [userId]);
}
