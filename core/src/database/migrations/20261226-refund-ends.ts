import { Migration } from '@mikro-orm/migrations';

/** Why Stripe refused a refund. */
export class RefundEnds extends Migration {
  override name = '20261226-refund-ends';

  /** The release before this one writes no refusal: the row of a refund that it ends has none. */
  override up(): void {
    this.addSql(`
alter table refunds
  add column refusal text,
  add constraint refunds_refusal_check check
    (refusal in ('payment_refunded', 'payment_disputed', 'refund_too_large', 'refund_failed')),
  add constraint refunds_refused check (status = 'refused' or refusal is null)`);
  }
}
