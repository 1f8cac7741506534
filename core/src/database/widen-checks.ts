import type { MikroORM } from '@mikro-orm/postgresql';

interface Check {
  name: string;
  definition: string;
  validated: boolean;
}

/**
 * Lets each column whose values the code lists hold those that its check does not allow yet, so that
 * a new target model or plan needs no migration. No value is taken away, because a process of the
 * previous version may still write it.
 */
export async function widenChecks(orm: MikroORM): Promise<void> {
  const connection = orm.em.getConnection();
  const existing = new Map((await readChecks(orm)).map((check) => [check.name, check]));
  for (const { tableName, checks, properties } of orm.getMetadata())
    for (const { name, property } of checks) {
      const [column, check] = [properties[`${property}`], existing.get(`${name}`)];
      if (!column?.items || !check) continue;

      const allowed = [...check.definition.matchAll(/'([^']+)'/g)].map(([, value]) => `${value}`);
      const values = [...new Set([...column.items, ...allowed])];
      const isWider = values.length > allowed.length;
      // Rows are read by the validation alone: it does not keep others from reading and writing.
      if (isWider)
        await connection.execute(
          `alter table ${tableName} drop constraint ${name}, add constraint ${name}
             check (${column.fieldNames[0]} in (${values.map((value) => `'${value}'`).join(', ')})) not valid`,
        );
      if (isWider || !check.validated)
        await connection.execute(`alter table ${tableName} validate constraint ${name}`);
    }
}

/** The checks of all tables. */
const readChecks = (orm: MikroORM) =>
  orm.em.getConnection().execute<Check[]>(
    `select conname as name, pg_get_constraintdef(oid) as definition, convalidated as validated
       from pg_constraint where contype = 'c' and connamespace = current_schema()::regnamespace`,
  );
