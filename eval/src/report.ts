import { QUALITY_CRITERIA, type QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';
import type { Case } from './assess.js';
import { meanOfSeven, type PromptFigures, type SourceFigures } from './figures.js';
import type { IdeaRun } from './generate.js';
import { goalsOf } from './goals.js';
import type { Latency } from './latency.js';
import type { Agreement, ScorerFigures } from './scorer-agreement.js';
import { fixed, percent, textTable } from './text-table.js';

type Row = readonly [string, (figures: PromptFigures) => string];

const short = (criterion: QualityCriterion) => criterion.replace('has_', '');

const ROWS: readonly Row[] = [
  ['prompts', ({ prompts }) => String(prompts)],
  ['facts kept', ({ factsKept }) => percent(factsKept)],
  ['prompts with all facts', ({ allFactsKept }) => percent(allFactsKept)],
  ['facts kept outside the quote', (figures) => percent(figures.factsKeptOutsideQuote)],
  ...QUALITY_CRITERIA.map((criterion): Row => [
    `strict reader: ${short(criterion)}`,
    ({ strict }) => percent(strict[criterion]),
  ]),
  ['strict reader: mean of seven', ({ strict }) => percent(meanOfSeven(strict))],
  ['scorer: mean of seven', ({ scorer }) => percent(meanOfSeven(scorer))],
  ['answered instead of rewritten', ({ answering }) => String(answering)],
  ['template breakage', ({ breakage }) => String(breakage)],
  ['scaffold English', ({ scaffoldEnglish }) => percent(scaffoldEnglish)],
  ['scaffold letters A to Z', (figures) => percent(figures.scaffoldPlainLetters)],
  ['use case recognised', ({ useCaseRecognised }) => percent(useCaseRecognised)],
  ['answer language stated', ({ languageStated }) => percent(languageStated)],
  ['nearest prompt, same lines: mean', ({ nearest }) => percent(nearest.mean)],
  ['nearest prompt: 90th percentile', ({ nearest }) => percent(nearest.p90)],
  ['nearest prompt: highest', ({ nearest }) => percent(nearest.max)],
  ['nearest prompt above one third', ({ nearest }) => percent(nearest.alike)],
  ['tokens: median', ({ tokens }) => fixed(tokens.p50, 0)],
  ['tokens: 90th percentile', ({ tokens }) => fixed(tokens.p90, 0)],
];

/** The tables about one source's prompts. */
export function promptReport(figures: SourceFigures): string {
  const { byTargetModel, byUseCase, byLanguageGroup, all } = figures;
  const groups = { ...byTargetModel, all };
  return [
    `Prompts by the ${figures.source}, by target model`,
    table(groups),
    '',
    'By use case and by language of the idea',
    table({ ...shortNames(byUseCase), ...byLanguageGroup }),
    '',
    'By language',
    languageTable(figures.byLanguage),
    '',
    'Share of identical lines, mean over all pairs',
    textTable(
      ['group', 'mean'],
      Object.entries(figures.meanOfPairs).map(([group, value]) => [group, percent(value)]),
    ),
    '',
    'Most alike',
    ...figures.mostAlike.map(
      ({ one, other, share, group }) => `  ${percent(share)}  ${one} and ${other}, ${group}`,
    ),
    '',
    ...timeAndUsage(figures),
  ].join('\n');
}

/** What was reached of the goals, by source; with two sources also both side by side. */
export function goalsReport(sources: readonly SourceFigures[]): string {
  const beside =
    sources.length < 2
      ? []
      : [
          'Side by side',
          table(Object.fromEntries(sources.map(({ source, all }) => [source, all]))),
          '',
        ];
  return [...beside, sources.map((source) => goalTable(source).join('\n')).join('\n\n')].join('\n');
}

function goalTable(figures: SourceFigures): string[] {
  const verdict = (met: boolean | null) => (met === null ? '-' : met ? 'PASS' : 'miss');
  return [
    `Goals, ${figures.source}`,
    textTable(
      ['goal', 'wanted', 'reached', ''],
      goalsOf(figures).map(({ name, wanted, reached, met }) => [
        name,
        wanted,
        reached,
        verdict(met),
      ]),
    ),
  ];
}

function shortNames(groups: Record<string, PromptFigures>): Record<string, PromptFigures> {
  return Object.fromEntries(
    Object.entries(groups)
      .map(([name, figures]) => [name.replace(/_.*/, ''), figures] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}

function table(groups: Record<string, PromptFigures>): string {
  return textTable(
    ['', ...Object.keys(groups)],
    ROWS.map(([name, cell]) => [name, ...Object.values(groups).map(cell)]),
  );
}

function languageTable(groups: Record<string, PromptFigures>): string {
  return textTable(
    ['', 'prompts', 'facts', 'outside quote', 'use case', 'scaffold', 'strict mean'],
    Object.entries(groups).map(([language, figures]) => [
      language,
      String(figures.prompts),
      percent(figures.factsKept),
      percent(figures.factsKeptOutsideQuote),
      percent(figures.useCaseRecognised),
      percent(figures.scaffoldEnglish),
      percent(meanOfSeven(figures.strict)),
    ]),
  );
}

function timeAndUsage({ milliseconds, usage, failed }: SourceFigures): string[] {
  const failures = failed.map(({ id, targetModel, error }) => `  ${id} ${targetModel}: ${error}`);
  const time = `Time per prompt: median ${fixed(milliseconds.p50, 1)} ms, 99th percentile ${fixed(milliseconds.p99, 1)} ms`;
  const lines = [time, ...listed('Prompts that failed', failures)];
  if (usage.calls === 0) return lines;
  const cost = usage.costUsd === null ? 'no price set' : `${fixed(usage.costUsd, 4)} US dollars`;
  return [
    ...lines,
    `Model calls for these prompts: ${usage.calls}, tokens in ${usage.inputTokens}, out ${usage.outputTokens}, ${cost}`,
  ];
}

/** How long the composer takes, beside a fixed piece of work. */
export function latencyReport({ ideas, long, control }: Latency): string {
  const row = (name: string, { p50, p99, runs }: Latency['ideas']) => [
    name,
    String(runs),
    fixed(p50, 2),
    fixed(p99, 2),
    fixed(p50 / control.p50, 1),
    fixed(p99 / control.p50, 1),
  ];
  return [
    'Latency of the composer, with rendering, check, scores and token count (ms)',
    textTable(
      ['', 'runs', 'p50', 'p99', 'p50 / control', 'p99 / control'],
      [
        row('ideas as they are', ideas),
        row('requests of 500 characters', long),
        row('control: ten hashes of 22 kB', control),
      ],
    ),
  ].join('\n');
}

/** The tables about the scorer. */
export function scorerReport(figures: ScorerFigures): string {
  const row = (name: string, { both, readerOnly, precision, recall, kappa }: Agreement) => [
    name,
    String(both + readerOnly),
    fixed(precision, 3),
    fixed(recall, 3),
    fixed(kappa, 3),
  ];
  const section = (title: string, fields: Record<QualityCriterion, Agreement>) => [
    title,
    textTable(
      ['', 'true', 'precision', 'recall', 'kappa'],
      QUALITY_CRITERIA.map((criterion) => row(short(criterion), fields[criterion])),
    ),
  ];
  return [
    ...section(`Scorer against a careful reader, ${figures.prompts} prompts`, figures.all),
    '',
    ...section(`The same on the ${figures.trapPrompts} prompts that set a trap`, figures.traps),
    '',
    `Disagreements (${figures.disagreements.length}; what the reader says)`,
    ...QUALITY_CRITERIA.map((criterion) => {
      const ids = figures.disagreements
        .filter((item) => item.criterion === criterion)
        .map(({ id, expected }) => `${id} ${expected ? 'true' : 'false'}`);
      return `  ${short(criterion)}: ${ids.length === 0 ? 'none' : ids.join(', ')}`;
    }),
  ].join('\n');
}

const SHOWN = 25;

/** What was found at single prompts, to be read before it is counted. */
export function findingsReport(runs: readonly IdeaRun[], cases: readonly Case[]): string {
  const perCase = (title: string, of: (item: Case) => readonly string[]) => {
    const found = cases.flatMap((item) =>
      of(item).map((text) => `  ${item.idea.id} ${item.targetModel}: ${text}`),
    );
    return listed(title, found);
  };
  const wrong = runs.filter(({ idea, recognised }) => recognised !== idea.use_case);
  return [
    ...perCase('Facts missed', ({ assessment }) => assessment.facts.missed),
    ...perCase('Answered instead of rewritten', ({ assessment }) => assessment.answering),
    ...perCase('Template breakage', ({ assessment }) => assessment.breakage),
    ...perCase('Scaffold not English', ({ assessment }) => assessment.scaffold.offenders),
    ...listed(
      'Use case not recognised (expected, found)',
      wrong.map(
        ({ idea, recognised }) => `  ${idea.id}: ${idea.use_case}, ${recognised ?? 'none'}`,
      ),
    ),
  ].join('\n');
}

function listed(title: string, found: readonly string[]): string[] {
  const more =
    found.length > SHOWN ? [`  and ${found.length - SHOWN} more in the --json file`] : [];
  return [`${title}: ${found.length}`, ...found.slice(0, SHOWN), ...more];
}
