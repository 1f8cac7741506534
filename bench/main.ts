/**
 * Measures what a generation costs against the bare work, in turns, on both stores; see docs/PERFORMANCE.md.
 *
 *     npm run bench [-- --quick | --counts] [--only PostgreSQL]
 *
 * Ends with 1 when a generation costs more statements, flushes or commands than bench/count-limits.json allows.
 * Times depend on the machine, so none of them fails the run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../local/src/local-settings.ts';
import { type CountLimits, overLimit, readLimits } from './count-limits.ts';
import { refusals } from './harness/calls.ts';
import { closeAll, measureAll, type Results } from './measurements/all.ts';
import { COUNTS, FULL, QUICK } from './measurements/environment.ts';
import { short, tableOf } from './report.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    counts: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const print = (text = '') => void process.stdout.write(`${text}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(130)));
const busy = loadavg();
const results = await measureAll({
  plan: values.counts ? COUNTS : values.quick ? QUICK : FULL,
  stores: (['PostgreSQL', 'Redis'] as const).filter((name) => name === (values.only ?? name)),
  say: (text) => void process.stderr.write(`${text}\n`),
});
const limits = readLimits();
const over = Object.entries(results.counts).flatMap(([name, counts]) =>
  overLimit(name, counts, limits),
);
printAll(results, limits);
for (const sentence of over) process.stderr.write(`${sentence}\n`);
mkdirSync(join(ROOT, 'artifacts'), { recursive: true });
writeFileSync(join(ROOT, 'artifacts', 'bench.json'), JSON.stringify(results, null, 2));
process.exitCode = over.length > 0 ? 1 : 0;

function printAll({ figures, counts, queue, waiting }: Results, allowed: CountLimits): void {
  print(`${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}`);
  print(
    `Load of the machine before and after: ${busy[0]?.toFixed(1)}, ${loadavg()[0]?.toFixed(1)}`,
  );
  print(`Generations refused with 503 and sent again: ${refusals()}`);
  if (figures.length > 0) print(`\n${tableOf(figures)}`);
  print('\n| A generation costs | Count | Limit |\n| --- | --- | --- |');
  for (const [name, count] of Object.entries(counts)) {
    for (const [what, figure] of Object.entries(count)) {
      const limit = allowed[name]?.[what as keyof CountLimits[string]];
      print(`| ${name}: ${what} | ${figure.toFixed(1)} | ${limit ?? ''} |`);
    }
  }
  if (!queue) return;
  print(
    `\n${queue.arrivals} generations at ${short(queue.perSecond)}/s to one worker: mean time ` +
      `${short(queue.measured)} ms measured, ${short(queue.simulated)} ms simulated, off by ` +
      `${(queue.error * 100).toFixed(0)} %; deepest queue ${queue.measuredDepth} measured, ` +
      `${queue.simulatedDepth} simulated`,
  );
  print(
    '\nSimulated milliseconds of waiting, mean / 95th of 100, by the share of the slots in use:\n',
  );
  print(waiting);
}
