import type { EntityManager } from '@mikro-orm/postgresql';

/** A node of a plan of PostgreSQL, with what it read. */
export interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Heap Fetches'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/**
 * An entity manager that runs each hand-written statement under EXPLAIN, and the plans of what it ran. The
 * statements' own rows are lost.
 */
export function explaining(em: EntityManager): { em: EntityManager; plans: PlanNode[] } {
  const plans: PlanNode[] = [];
  const execute = async (sql: string, values: unknown[]) => {
    const rows = await em.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `explain (analyze, buffers, format json) ${sql}`,
      values,
    );
    for (const row of rows) plans.push(row['QUERY PLAN'][0].Plan);
    return rows;
  };
  return {
    em: new Proxy(em, {
      get: (target, key) => (key === 'execute' ? execute : Reflect.get(target, key)),
    }),
    plans,
  };
}

/** The nodes that read a table or an index of it. */
export function scans(plan: PlanNode): PlanNode[] {
  const below = (plan.Plans ?? []).flatMap(scans);
  return /Scan/.test(plan['Node Type']) && plan['Node Type'] !== 'CTE Scan'
    ? [plan, ...below]
    : below;
}

/** Pages read, in the cache or not. */
export const pagesRead = (plan: PlanNode) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
