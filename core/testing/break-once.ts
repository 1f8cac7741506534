import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Makes the next insert or update of a table fail with an SQLSTATE, once, as the database does to
 * one of two transactions in conflict. A sequence counts, because it is not rolled back.
 */
export async function breakOnce(
  em: EntityManager,
  table: string,
  sqlstate: string,
): Promise<{ tries(): Promise<number>; remove(): Promise<void> }> {
  await em.execute(`
    create sequence broken_tries;
    create function break_once() returns trigger language plpgsql as $$ begin
      if nextval('broken_tries') = 1 then
        raise exception 'broken once' using errcode = '${sqlstate}';
      end if;
      return new;
    end $$;
    create trigger a_break_once before insert or update on ${table}
      for each row execute function break_once()`);
  return {
    tries: async () => {
      const [row] = await em.execute<{ tries: number }[]>(
        'select last_value::int as tries from broken_tries',
      );
      return row?.tries ?? 0;
    },
    remove: async () => {
      await em.execute(`drop trigger a_break_once on ${table};
        drop function break_once(); drop sequence broken_tries`);
    },
  };
}
