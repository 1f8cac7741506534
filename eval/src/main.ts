import '@promptmint/core/config/drop-empty-variables';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SettingsError } from '@promptmint/core/config/read-settings';
import { DataError, isFile, readRequests } from './data.js';
import { measure } from './measure.js';
import { type Command, type PairsOptions, readOptions, USAGE, UsageError } from './options.js';
import { composerSource, generalSource, providerSource } from './prompt-source.js';
import { readJudgements, readKey } from './reading/judgements.js';
import { readingReport } from './reading/reading-report.js';
import { readingFigures } from './reading/verdicts.js';
import { writePairs } from './reading/write-pairs.js';
import { developmentSet, isExam, READING, READING_FOLDER } from './sets.js';

try {
  process.exitCode = await run(readOptions(process.argv.slice(2)));
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

/** Runs the command and returns the exit code. */
async function run(command: Command): Promise<number> {
  if (command.name === 'help') print(USAGE);
  else if (command.name === 'pairs') await pairs(command);
  else if (command.name === 'judged') judged(command);
  else {
    // A run with a model costs money, so an output file that cannot be written must fail first.
    if (command.json !== undefined) writeOut(command.json, '');
    const { isLawful, json } = await measure(command, print);
    if (command.json !== undefined) writeOut(command.json, JSON.stringify(json, null, 1));
    return isLawful ? 0 : 1;
  }
  return 0;
}

async function pairs(options: PairsOptions): Promise<void> {
  const { ideas = isFile(READING) ? READING : undefined, general, provider } = options;
  if (ideas !== undefined && isExam(ideas))
    throw new UsageError('The exam is looked at as figures only; take another file for a reading.');
  const requests = ideas === undefined ? developmentSet().requests : readRequests(ideas);
  const chosen =
    provider === undefined ? composerSource : await providerSource(provider, process.env);
  const source = general ? generalSource : chosen;
  const files = await writePairs(requests, source, options, options.out ?? READING_FOLDER);
  print(`Written, for readers the first two only:\n${files.map((file) => `  ${file}`).join('\n')}`);
}

function judged({ judged: files, key, json }: Extract<Command, { name: 'judged' }>): void {
  const keyFile = key ?? join(dirname(files[0] ?? ''), 'key.jsonl');
  const pairsKey = readKey(keyFile);
  const figures = readingFigures(pairsKey, readJudgements(files, pairsKey));
  print(readingReport(figures));
  if (json !== undefined) writeOut(json, JSON.stringify(figures, null, 1));
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
