import '@promptmint/core/config/drop-empty-variables';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SettingsError } from '@promptmint/core/config/settings';
import { scorePrompt } from '@promptmint/worker/generation/engine/scorer';
import { assessAll } from './assess.js';
import { DataError, type Idea, readIdeas, readLabelledPrompts } from './data.js';
import { figuresOf } from './figures.js';
import { generateAll } from './generate.js';
import { jsonOutput, type Measured } from './json-output.js';
import { measureLatency } from './latency.js';
import { type Options, readOptions, USAGE, UsageError } from './options.js';
import { composerSource, type PromptSource, providerSource } from './prompt-source.js';
import {
  findingsReport,
  goalsReport,
  latencyReport,
  promptReport,
  scorerReport,
} from './report.js';
import { compareScorer } from './scorer-agreement.js';

const dataFile = (name: string) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

try {
  const options = readOptions(process.argv.slice(2), dataFile);
  if (options.help) process.stdout.write(USAGE);
  else await evaluate(options);
} catch (error) {
  if (!isExpected(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function isExpected(error: unknown): error is Error {
  return (
    error instanceof UsageError || error instanceof DataError || error instanceof SettingsError
  );
}

async function evaluate(options: Options): Promise<void> {
  const ideas = readIdeas(options.ideas);
  const prompts = readLabelledPrompts(options.prompts);
  // A run with a model costs: a file that cannot be written must show before it.
  if (options.json !== null) writeOut(options.json, '');
  const sources =
    options.provider === null || options.provider === 'composer'
      ? [composerSource]
      : [composerSource, await providerSource(options.provider, process.env)];
  const measured: Measured[] = [];
  for (const source of sources) measured.push(await measure(ideas, source));
  const latency = measureLatency(ideas);
  print(latencyReport(latency));
  const scorer = compareScorer(prompts, scorePrompt);
  print(scorerReport(scorer));
  print(goalsReport(measured.map(({ figures }) => figures)));
  if (options.json !== null)
    writeOut(options.json, jsonOutput(measured, prompts, { scorer, latency }));
}

async function measure(ideas: readonly Idea[], source: PromptSource): Promise<Measured> {
  const runs = await generateAll(ideas, source);
  const cases = assessAll(runs);
  const figures = figuresOf(source.name, runs, cases);
  print(promptReport(figures));
  print(findingsReport(runs, cases));
  return { runs, cases, figures };
}

function print(text: string): void {
  process.stdout.write(`${text}\n\n`);
}

function writeOut(file: string, text: string): void {
  try {
    writeFileSync(file, `${text}\n`);
  } catch (error) {
    throw new UsageError(`${file} cannot be written.`, { cause: error });
  }
}
