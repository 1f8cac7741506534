import { Migration } from '@mikro-orm/migrations';

/** Until when session tokens without issuer and audience can have been issued. */
export class Sessions extends Migration {
  override name = '20261126-sessions';

  /** Processes of the version before may run on for a day; a new installation has none. */
  override up(): void {
    this.addSql(`
create table earlier_sessions (issued_before timestamptz primary key);
insert into earlier_sessions select now() + interval '1 day' where exists (select from users)`);
  }
}
