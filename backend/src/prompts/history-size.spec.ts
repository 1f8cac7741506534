import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openTestOrm, type TestOrm } from '../../../core/testing/test-orm.ts';
import { until } from '../../../core/testing/until.ts';
import { explaining, pagesRead, type PlanNode, scans } from '../../testing/explain.ts';
import type { SignedInUser } from '../http/current-user.js';
import { findPrompts } from './history-search.js';
import { HistoryService } from './history.service.js';

const MANY = 3_000;
const FEW = 100;
/** Prompts of each person in one statement, which ends within its time limit on a busy machine. */
const BATCH = 500;
/** Searches that run at once; none of them waits for a connection. */
const AT_ONCE = 10;
const PAGE = { limit: 20, offset: 0 };

let db: TestOrm;
let [many, few] = ['', ''];
beforeAll(async () => {
  db = await openTestOrm();
  [many, few] = [await db.addUser(), await db.addUser()];
  await addHistories([
    [many, MANY],
    [few, FEW],
    [await db.addUser(), MANY],
    [await db.addUser(), MANY],
  ]);
});
afterAll(() => db.close());

/** Prompts of several people in turns, so that those of one are on many pages of the table. */
async function addHistories(histories: [user: string, count: number][]) {
  const { em } = db.orm;
  for (let first = 1; first <= MANY; first += BATCH) {
    await em.execute(
      `insert into prompts (id, user_id, status, created_at, deadline_at, original_input,
         requested_use_case, use_case, target_model, language, optimized_prompt, favourite)
       select gen_random_uuid(), (history->>0)::uuid, 'succeeded',
         now() - number * interval '10 minutes', now(), 'idea ' || number, 'auto_detect',
         (array['content_creation', 'code_generation', 'data_analysis'])[1 + number % 3],
         (array['claude', 'chatgpt', 'gemini'])[1 + number / 3 % 3], 'en',
         repeat(md5(number::text), 16), number % 40 = 0
       from generate_series(?::int, ?::int) as number, jsonb_array_elements(?::jsonb) as history
       where number <= (history->>1)::int`,
      [first, first + BATCH - 1, JSON.stringify(histories)],
    );
  }
  await vacuum();
}

/**
 * Marks each page as visible to all, once what fills it is in the log: the tests' PostgreSQL commits without
 * waiting for that, and vacuum leaves such pages out.
 */
async function vacuum() {
  const { em } = db.orm;
  await until(async () => {
    await em.execute('vacuum analyze prompts');
    const [pages] = await em.execute<{ all_visible: boolean }[]>(
      `select relallvisible >= relpages as all_visible from pg_class where oid = 'prompts'::regclass`,
    );
    return pages?.all_visible;
  });
}

async function plansOf(work: (em: EntityManager) => Promise<unknown>): Promise<PlanNode[]> {
  const explained = explaining(db.orm.em.fork());
  await work(explained.em);
  return explained.plans;
}

async function planOf(work: (em: EntityManager) => Promise<unknown>): Promise<PlanNode> {
  const [plan, ...more] = await plansOf(work);
  if (!plan || more.length > 0) throw new Error('Not one statement.');
  return plan;
}

function expectIndexOnly(plan: PlanNode) {
  for (const scan of scans(plan).filter((node) => node['Node Type'] !== 'Function Scan')) {
    expect(scan).toMatchObject({
      'Node Type': 'Index Only Scan',
      'Index Name': 'prompts_history',
      'Heap Fetches': 0,
    });
  }
}

describe('a page of a long history', () => {
  it.each([
    ['all prompts', {}],
    ['a use case', { use_case: 'data_analysis' }],
    ['a model', { target_model: 'gemini' }],
    ['favourites', { favourite: true }],
    ['all filters', { use_case: 'data_analysis', target_model: 'claude', favourite: false }],
  ] as const)(
    'is found in the index alone, without a row of the table, for %s',
    async (_what, filters) => {
      for (const since of [null, new Date(Date.now() - 7 * 86_400_000)]) {
        const plan = await planOf((em) => findPrompts(em, many, since, { ...PAGE, ...filters }));
        expect(scans(plan)).toHaveLength(3);
        expectIndexOnly(plan);
        // About 60 entries a page of the index, which are read at most twice: to count and to list.
        expect(pagesRead(plan)).toBeLessThan(MANY / 20);
      }
    },
  );

  it('costs the ids of a page no more than the page, however long the history is', async () => {
    const plan = await planOf((em) => findPrompts(em, many, null, PAGE));
    expect(
      scans(plan)
        .map((scan) => scan['Actual Rows'])
        .toSorted((a, b) => a - b),
    ).toEqual([0, 20, MANY]);
    const short = await planOf((em) => findPrompts(em, few, null, PAGE));
    const listing = (of: PlanNode) =>
      scans(of)
        .filter((scan) => scan['Actual Rows'] === PAGE.limit)
        .map(pagesRead);
    expect(listing(short)).toHaveLength(1);
    expect(Math.max(...listing(plan))).toBeLessThanOrEqual(Math.max(...listing(short)) + 1);
  });
});

describe('the summary of a long history', () => {
  it('is counted in the index alone, without a row of the table', async () => {
    const plans = await plansOf((em) => new HistoryService(em).stats({ id: many } as SignedInUser));
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expectIndexOnly(plan);
      expect(pagesRead(plan)).toBeLessThan(MANY / 20);
    }
  });
});

describe('a search of a long history', () => {
  const search = (q: string) => (em: EntityManager) => findPrompts(em, many, null, { ...PAGE, q });

  it('reads no text where nothing matches, because the index knows', async () => {
    const plan = await planOf(search('kettle'));
    expect(scans(plan).map((scan) => scan['Index Name'] ?? 'the table')).toEqual([
      'the table',
      'prompts_search',
    ]);
    expect(pagesRead(plan)).toBeLessThan(30);
  });

  it('finds the same with the index and without it', async () => {
    const em = db.orm.em.fork();
    const character = fc.constantFrom(..."%_\\'?:$ aAbBÄßéжЖ語\u0001\n");
    const text = fc.string({ unit: character, minLength: 2, maxLength: 8 });
    const texts = fc.sample(text, { numRuns: MANY, seed: 15 });
    await em.execute(
      `update prompts set original_input = text, optimized_prompt = '='
       from (select id, text from jsonb_array_elements_text(?::jsonb)
         with ordinality as texts (text, place) join (
           select id, row_number() over (order by id) as place from prompts where user_id = ?
         ) as numbered using (place)) as changed where prompts.id = changed.id`,
      [JSON.stringify(texts), many],
    );
    await vacuum();
    const typed = [...fc.sample(text, { numRuns: 150, seed: 16 }), 'a%', '\\', 'ß_', 'жЖ語'];
    const found = async () => {
      const answers = [];
      for (let first = 0; first < typed.length; first += AT_ONCE) {
        const some = typed.slice(first, first + AT_ONCE);
        answers.push(...(await Promise.all(some.map((q) => search(q)(em)))));
      }
      return answers;
    };
    expect(scans(await planOf(search('aAb'))).at(-1)).toMatchObject({
      'Index Name': 'prompts_search',
    });
    const indexed = await found();
    expect(indexed.filter(({ total }) => total > 0).length).toBeGreaterThan(30);
    await em.execute('drop index prompts_search');
    expect(await found()).toEqual(indexed);
    for (const [index, q] of typed.entries()) {
      const holding = texts.filter((one) => one.toLowerCase().includes(q.toLowerCase()));
      expect([q, indexed[index]?.total]).toEqual([q, holding.length]);
    }
  });
});
