import { Migration } from '@mikro-orm/migrations';

/** No account of staff is locked: it loses its role first. */
export class LockedAccounts extends Migration {
  override name = '20261220-locked-accounts';

  /** No release before this one writes `locked_at`, so that every row holds to it. */
  override up(): void {
    this.addSql(
      'alter table users add constraint users_staff_not_locked check (role is null or locked_at is null)',
    );
  }
}
