import { Migration } from '@mikro-orm/migrations';

/** Signed events of the payment provider that were refused. */
export class RejectedEvents extends Migration {
  override name = '20261127-rejected-events';

  override up(): void {
    this.addSql(`
create table rejected_events (
  id text primary key,
  type text,
  reason text not null,
  detail text not null,
  times int not null default 1,
  received_at timestamptz not null default now(),
  constraint rejected_events_reason_check check (reason in ('malformed', 'mismatch', 'unknown'))
);
create index rejected_events_received_at_index on rejected_events (received_at)`);
  }
}
