// `npm run lighthouse`: Lighthouse's scores of public pages, on a phone as it emulates one.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { findChromium } from '../local/src/chromium.ts';
import { freePort } from '../local/src/free-port.ts';
import { openBrowser } from './browser.ts';
import { startProduct } from './started-product.ts';

const PAGES = ['/', '/pricing'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Of 100, in every category. */
const LOWEST = 95;
/**
 * A single run also measures the load of the machine; Lighthouse's makers advise to take the
 * median.
 */
const RUNS = 3;
const WIDTH = 16;

const results = await onProduct(measure);
print('', ...CATEGORIES);
for (const [path, result] of results) {
  print(path, ...CATEGORIES.map((category) => String(scoreOf(result, category))));
}
for (const [path, result] of results) printFailures(path, result);
const low = results.some(([, result]) => CATEGORIES.some((name) => scoreOf(result, name) < LOWEST));
process.exitCode = low ? 1 : 0;

/** Starts the product on a data folder of its own, and ends it when the work is done. */
async function onProduct<T>(work: (app: string) => Promise<T>): Promise<T> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'promptmint-lighthouse-'));
  // If root runs this, PostgreSQL's own user must be able to enter it.
  await chmod(dataFolder, 0o711);
  try {
    const product = await startProduct(dataFolder);
    return await work(product.app).finally(product.stop);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** The median run of each page. */
async function measure(app: string): Promise<[string, Result][]> {
  const chromium = findChromium();
  if (!chromium) throw new Error('No Chromium: install it, or set CHROMIUM_PATH.');
  const port = await freePort();
  const browser = await openBrowser(chromium, `--remote-debugging-port=${port}`);
  try {
    const found: [string, Result][] = [];
    for (const path of PAGES) {
      const runs: Result[] = [];
      // One after the other: they would slow each other down.
      for (let run = 0; run < RUNS; run += 1) runs.push(await look(app + path, port));
      found.push([path, computeMedianRun(runs)]);
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function look(address: string, port: number): Promise<Result> {
  const run = await lighthouse(address, { port, onlyCategories: CATEGORIES });
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'No result');
  return run.lhr;
}

function scoreOf({ categories }: Result, name: string): number {
  return Math.round((categories[name]?.score ?? 0) * 100);
}

/** What keeps a category below 100, by its title. */
function printFailures(path: string, { categories, audits }: Result): void {
  for (const { title, score, auditRefs } of Object.values(categories)) {
    if (score === 1) continue;
    const counted = auditRefs.filter(({ weight }) => weight > 0);
    for (const audit of counted.map(({ id }) => audits[id])) {
      if (!audit || audit.score === null || audit.score === 1) continue;
      const value = audit.displayValue ? ` (${audit.displayValue})` : '';
      process.stdout.write(`${path}  ${title}: ${audit.title}${value}\n`);
    }
  }
}

function print(first: string, ...cells: string[]): void {
  process.stdout.write(`${[first, ...cells].map((cell) => cell.padEnd(WIDTH)).join('')}\n`);
}
