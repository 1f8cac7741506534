import { scorePrompt } from '@promptmint/engine/score';
import { readLabelledPrompts } from './data.js';
import { analysisFigures, promptFigures, usageFigures } from './figures.js';
import { type Findings, findingsOf, findingsReport } from './findings.js';
import { measureLatency } from './latency.js';
import type { Command } from './options.js';
import { composerSource, type PromptSource, providerSource } from './prompt-source.js';
import {
  analysisReport,
  latencyReport,
  promptReport,
  readersReport,
  scorerReport,
} from './report.js';
import { compareLabels, compareScorer } from './scorer-agreement.js';
import { developmentSet, LABELLED_PROMPTS, readSets, readTwice, type RequestSet } from './sets.js';
import { writeAll } from './write-prompts.js';

/** The result of a run, with its figures for the --json file. */
export interface Measurement {
  /** Whether each composed prompt contains the request once and whole and keeps the first law. */
  isLawful: boolean;
  json: object;
}

/** Measures prompts, analysis, time and scorer, and prints each table as soon as it is ready. */
export async function measure(
  { ideas, prompts, provider }: Extract<Command, { name: 'measure' }>,
  print: (text: string) => void,
): Promise<Measurement> {
  const sets = readSets(ideas);
  const labelled = Object.entries(
    prompts === undefined ? LABELLED_PROMPTS : { [prompts]: prompts },
  ).map(([name, file]) => ({ name, rows: readLabelledPrompts(file) }));
  const sources =
    provider === undefined || provider === 'composer'
      ? [composerSource]
      : [composerSource, await providerSource(provider, process.env)];
  const measured = [];
  for (const set of sets)
    for (const source of sources) measured.push(await measureSet(set, source, print));
  const latency = measureLatency(developmentSet().requests);
  print(latencyReport(latency));
  const scorer = labelled.map(({ name, rows }) => {
    const compared = compareScorer(rows, scorePrompt);
    const figures = name === 'exam' ? { ...compared, disagreements: [] } : compared;
    print(scorerReport(name, figures));
    return { name, figures };
  });
  const twice = readTwice();
  const readers = compareLabels(twice.map(({ second, first }) => [second, first] as const));
  print(readersReport(twice.length, readers));
  return {
    isLawful: measured.every(({ isLawful }) => isLawful),
    json: { sets: measured.map(({ json }) => json), latency, scorer, readers },
  };
}

async function measureSet(
  { name, isExam, requests }: RequestSet,
  source: PromptSource,
  print: (text: string) => void,
): Promise<Measurement> {
  const runs = await writeAll(requests, source);
  const analysis = analysisFigures(runs);
  const prompts = promptFigures(runs);
  const usage = usageFigures(runs);
  const findings = findingsOf(runs);
  if (!source.isModel) print(analysisReport(name, analysis));
  print(promptReport(`${name}, ${source.name}`, prompts, usage));
  print(findingsReport(findings, isExam));
  const written = runs.map(({ request, prompts: own }) => ({
    id: request.id,
    text: request.text,
    prompts: own,
  }));
  return {
    isLawful: source.isModel || isSound(findings),
    json: {
      set: name,
      source: source.name,
      figures: { analysis, prompts, usage },
      ...(isExam ? {} : { findings, requests: written }),
    },
  };
}

const BROKEN = [
  'Lines that break the first law',
  'Request not once and whole',
  'Prompts that failed',
] as const;

function isSound(findings: Findings): boolean {
  return BROKEN.every((title) => findings[title]?.length === 0);
}
