import { QUALITY_CRITERIA } from '@promptmint/core/catalogue/prompt-parts';
import type { Calibration } from './calibration.js';
import type { AnalysisFigures, PromptFigures, TokenFigures, UsageFigures } from './figures.js';
import { TOKEN_TARGETS } from './figures.js';
import type { Latency, Timing } from './latency.js';
import type { ByCriterion, ScorerFigures } from './scorer-agreement.js';
import { wilson } from './statistics.js';
import { fixed, shareCell, shortShareCell, textTable } from './text-table.js';

/** The table about the analysis of one set. */
export function analysisReport(set: string, figures: AnalysisFigures): string {
  const { useCase, kind, language, byLanguage } = figures;
  const unlabelled = 'not measured: no request of the set says its kind';
  return [
    `Analysis, ${set}: ${figures.requests} requests (95 % intervals)`,
    textTable(
      ['', 'goal', 'reached'],
      [
        ['use case, first guess', '88 %', shareCell(useCase.top1)],
        ['use case, first two', '96 %', shareCell(useCase.top2)],
        ['kind right where certain', '95 %', kind ? shareCell(kind.precision) : unlabelled],
        ['requests with a certain kind', '50 %', kind ? shareCell(kind.coverage) : '-'],
        ['likeliest kind right', '', kind ? shareCell(kind.top1) : '-'],
        ['language right', '', shareCell(language.right)],
        ['language unnamed', '', shareCell(language.unnamed)],
        ['language wrong', 'at most 1 %', shareCell(language.wrong)],
      ],
    ),
    '',
    `Reliability of the likeliest use case, ${set}`,
    reliabilityTable(useCase.calibration),
    ...(kind === null
      ? []
      : ['', `Reliability of the likeliest kind, ${set}`, reliabilityTable(kind.calibration)]),
    '',
    `By language, ${set}`,
    textTable(
      ['', 'use case, first guess', 'language right or unnamed'],
      Object.entries(byLanguage).map(([name, own]) => [
        name,
        shareCell(own.useCase),
        shareCell(own.language),
      ]),
    ),
  ].join('\n');
}

function reliabilityTable({ bins, error }: Calibration): string {
  const rows = bins.map(({ from, to, expected, right }) => [
    `${from.toFixed(1)} to ${to.toFixed(1)}`,
    `${(expected * 100).toFixed(1)} %`,
    shareCell(right),
  ]);
  return `${textTable(['probability', 'mean', 'right'], rows)}\nmean distance: ${fixed(error * 100, 1)} points`;
}

type Row = readonly [string, string, (figures: PromptFigures) => string];

const tokens = ({ p50, p90 }: TokenFigures) => `${fixed(p50, 0)} / ${fixed(p90, 0)}`;
const ROWS: readonly Row[] = [
  ['prompts', '', ({ prompts }) => String(prompts)],
  [
    'with a line that breaks the first law',
    '0',
    ({ unlawful }) => (unlawful ? shortShareCell(unlawful) : '-'),
  ],
  ['request once and whole', '100 %', ({ onceAndWhole }) => shortShareCell(onceAndWhole)],
  ['against a limit of the request', '0', ({ contradicting }) => shortShareCell(contradicting)],
  ['against one in a case only', '', (figures) => shortShareCell(figures.contradictingInACase)],
  ['answered instead of asked', '0', ({ answering }) => shortShareCell(answering)],
  ['general prompts', '', ({ general }) => String(general.withinTarget.of)],
  ['tokens beside, general: p50 / p90', '', ({ general }) => tokens(general)],
  [
    'within the target, general',
    `${TOKEN_TARGETS.general}`,
    ({ general }) => shortShareCell(general.withinTarget),
  ],
  ['prompts of a kind', '', ({ kind }) => String(kind.withinTarget.of)],
  ['tokens beside, kinds: p50 / p90', '', ({ kind }) => tokens(kind)],
  [
    'within the target, kinds',
    `${TOKEN_TARGETS.kind}`,
    ({ kind }) => shortShareCell(kind.withinTarget),
  ],
];

/** The table about the prompts of one set, by target model. */
export function promptReport(
  title: string,
  figures: Record<string, PromptFigures>,
  usage: UsageFigures | null,
): string {
  const groups = Object.entries(figures);
  return [
    `Prompts, ${title} (95 % intervals)`,
    textTable(
      ['', 'goal', ...groups.map(([name]) => name)],
      ROWS.map(([name, goal, cell]) => [name, goal, ...groups.map(([, group]) => cell(group))]),
    ),
    ...(usage === null ? [] : [usageLine(usage)]),
  ].join('\n');
}

function usageLine({ calls, inputTokens, outputTokens, costUsd }: UsageFigures): string {
  const cost = costUsd === null ? 'no price set' : `${fixed(costUsd, 4)} US dollars`;
  return `Model calls: ${calls}, tokens in ${inputTokens}, out ${outputTokens}, ${cost}`;
}

/** Milliseconds that the control usually takes on the machine for which the goals were set. */
const USUAL_CONTROL = 0.14;

/** The table of the engine's times, compared with a fixed piece of work. */
export function latencyReport({ generation, analysis, control, start }: Latency): string {
  const scaled = (value: number) => fixed((value / control.p50) * USUAL_CONTROL, 2);
  const row = (name: string, { p50, p99, runs }: Timing, goal: string) => [
    name,
    String(runs),
    goal,
    fixed(p50, 2),
    fixed(p99, 2),
    `${fixed(p50 / control.p50, 1)} / ${fixed(p99 / control.p50, 1)}`,
    `${scaled(p50)} / ${scaled(p99)}`,
  ];
  return [
    'Time of the engine in ms, requests of 500 characters in 13 languages',
    textTable(
      ['', 'runs', 'goal', 'p50', 'p99', 'times the control', `with a control of ${USUAL_CONTROL}`],
      [
        row('a generation', generation, '1 / 2'),
        row('the analysis alone', analysis, ''),
        row('control: ten hashes of 22 kB', control, ''),
      ],
    ),
    `A new process: ${fixed(start.load, 0)} ms to load the engine, ${fixed(start.firstCall, 1)} ms for the first prompt`,
  ].join('\n');
}

const short = (criterion: string) => criterion.replace('has_', '');

/** The tables about the scorer. */
export function scorerReport(name: string, figures: ScorerFigures): string {
  return [
    `Scorer against a careful reader, ${name}: ${figures.prompts} prompts`,
    agreementTable(figures.all),
    ...part(`The same on the ${figures.foreignPrompts} that are not English`, figures.foreign),
    ...part(`The same on the ${figures.trapPrompts} that set a trap`, figures.traps),
    ...disagreementLines(figures.disagreements),
  ].join('\n');
}

function disagreementLines(disagreements: ScorerFigures['disagreements']): string[] {
  if (disagreements.length === 0) return [];
  return [
    '',
    `Disagreements (${disagreements.length}; what the reader says)`,
    ...QUALITY_CRITERIA.map((criterion) => {
      const ids = disagreements
        .filter((item) => item.criterion === criterion)
        .map(({ id, expected }) => `${id} ${expected ? 'true' : 'false'}`);
      return `  ${short(criterion)}: ${ids.length === 0 ? 'none' : ids.join(', ')}`;
    }),
  ];
}

function part(title: string, figures: ByCriterion): string[] {
  const { both, readerOnly, scorerOnly, neither } = figures.has_role;
  const prompts = both + readerOnly + scorerOnly + neither;
  return prompts === 0 ? [] : ['', title, agreementTable(figures)];
}

/** How far two readers agree: no scorer can be expected to agree better with either of them. */
export function readersReport(prompts: number, figures: ByCriterion): string {
  return [
    `A second careful reader against the first: ${prompts} prompts`,
    agreementTable(figures),
  ].join('\n');
}

function agreementTable(figures: ByCriterion): string {
  return textTable(
    ['', 'true', 'precision', 'recall', 'kappa'],
    QUALITY_CRITERIA.map((criterion) => {
      const found = figures[criterion];
      return [
        short(criterion),
        String(found.both + found.readerOnly),
        shortShareCell(wilson(found.both, found.both + found.scorerOnly)),
        shortShareCell(wilson(found.both, found.both + found.readerOnly)),
        `${fixed(found.kappa, 3)} ± ${fixed(found.kappaMargin, 3)}`,
      ];
    }),
  );
}
