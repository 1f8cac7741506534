/**
 * Plays random histories: 20 to 40 people do everything that moves credits while processes are killed,
 * networks freeze and models fail; then the law of credits is checked.
 *
 *     npm run histories [-- --seed 1 --minutes 1 --store redis|postgres --count 1 --without freeze,cut]
 *
 * The schedule of steps and faults follows from the seed, so that a history that failed can be played
 * again; what the processes make of it depends on the machine.
 */
import { randomInt } from 'node:crypto';
import { inspect, parseArgs } from 'node:util';
import { playHistory } from './history.ts';
import { closeHistoryProducts } from './product.ts';
import { type Store, STORES } from './schedule.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    minutes: { type: 'string', default: '1' },
    store: { type: 'string', default: 'postgres' },
    without: { type: 'string', default: '' },
    count: { type: 'string', default: '1' },
  },
});
const store = STORES.find((name) => name === values.store) as Store;
if (!store) throw new Error(`--store is one of ${STORES.join(', ')}`);
const ms = Number(values.minutes) * 60_000;

async function stopWithFailure(reason: unknown): Promise<void> {
  console.error(reason);
  await closeHistoryProducts();
  process.exit(1);
}
for (const cause of ['SIGINT', 'SIGTERM', 'uncaughtException'])
  process.once(cause, stopWithFailure);

for (let index = 0; index < Number(values.count); index += 1) {
  const seed = Number(values.seed) + index;
  const report = await playHistory({ seed, ms, store, without: values.without.split(',') });
  const { violations, ...rest } = report;
  const options = `--seed ${seed} --minutes ${values.minutes} --store ${store} --without '${values.without}'`;
  process.stdout.write(`${options}: ${inspect(rest, { breakLength: 120 })}\n`);
  for (const violation of violations) console.error(`VIOLATION ${violation}`);
  if (violations.length > 0) process.exitCode = 1;
}
// Leftovers of a broken connection must not delay the end.
process.exit();
