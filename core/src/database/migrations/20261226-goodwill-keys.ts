import { Migration } from '@mikro-orm/migrations';

/** The hash of a gift's request: account and credits, which its row has as columns. */
export class GoodwillKeys extends Migration {
  override name = '20261226-goodwill-keys';

  /** The release before this one writes it, and answers a repeated key without it by 409, so that it gives nothing twice. */
  override up(): void {
    this.addSql('alter table goodwill_grants alter column request_hash drop not null');
  }
}
