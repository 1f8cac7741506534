import type { EntityManager } from '@mikro-orm/postgresql';

/** Every table of the database, as `schema.table`; those added later too. */
export async function tablesOf(em: EntityManager): Promise<string[]> {
  const tables = await em.execute<{ name: string }[]>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
     order by name`,
  );
  return tables.map(({ name }) => name);
}

/** The tables that contain a text, in any column of any row, ignoring case. */
export async function tablesWith(em: EntityManager, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesOf(em)) {
    const rows = await em.execute<unknown[]>(
      `select 1 from ${table} as row where row::text ilike ? limit 1`,
      [`%${text}%`],
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}
