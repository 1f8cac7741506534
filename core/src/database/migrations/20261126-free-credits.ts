import { Migration } from '@mikro-orm/migrations';

/** Free credits that wait for a verified address, and grants that nobody has proven. */
export class FreeCredits extends Migration {
  override name = '20261126-free-credits';

  /**
   * What the version before inserts counts as proven, as it always did: whose address is behind an
   * older hash can no longer be found out.
   */
  override up(): void {
    this.addSql(`
alter table signup_grants add column proven boolean not null default true;
alter table users add column free_credits_wait boolean not null default false`);
  }
}
