/**
 * Sends random requests to every operation of the contract, to a product of its own that it starts and
 * ends, and prints what broke the contract.
 *
 *     npm run fuzz [-- --requests 300 --seed 1]
 */
import { randomInt, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fuzz } from '../backend/testing/fuzz/fuzz.ts';
import { FUZZ_SETTINGS, prepareFuzz } from '../backend/testing/fuzz/prepare.ts';
import { openOwnPostgres } from './own-postgres.ts';
import { productParts } from './product-parts.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];

const postgres = await openOwnPostgres();
const parts = await productParts({
  DATABASE_URL: postgres.url,
  JWT_SECRET: randomUUID(),
  ...FUZZ_SETTINGS,
});
try {
  await parts.startApi();
  const prepared = await prepareFuzz(parts.origin, postgres.url);
  const report = await fuzz({ ...prepared, origin: parts.origin, requests, seed });
  process.stdout.write(
    `${report.sent} requests with --seed ${seed}: ${JSON.stringify(report.statuses)}\n`,
  );
  for (const failure of report.failures) console.error(failure);
  process.exitCode = report.failures.length === 0 ? 0 : 1;
} finally {
  await parts.end();
  await postgres.close();
}
