import { Migration } from '@mikro-orm/migrations';

/** When a worker last asked Stripe again for a refund. */
export class RefundSweeps extends Migration {
  override name = '20261226-refund-sweeps';

  override up(): void {
    this.addSql('alter table refunds add column asked_at timestamptz');
  }
}
