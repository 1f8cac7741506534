import { QUALITY_CRITERIA, type QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';
import { type Case, likenessGroup, likenesses } from './assess.js';
import { nearestFigures, type NearestFigures, type Pair } from './distinctness.js';
import type { IdeaRun } from './generate.js';
import { mean, percentile, share } from './statistics.js';

/** Every figure about one set of prompts; shares are 0 to 1. */
export interface PromptFigures {
  prompts: number;
  factsKept: number;
  allFactsKept: number;
  factsKeptOutsideQuote: number;
  strict: Record<QualityCriterion, number>;
  scorer: Record<QualityCriterion, number>;
  answering: number;
  breakage: number;
  scaffoldEnglish: number;
  scaffoldPlainLetters: number;
  useCaseRecognised: number;
  languageStated: number;
  nearest: NearestFigures;
  tokens: { p50: number; p90: number; max: number };
}

/** What a source's prompts come to. */
export interface SourceFigures {
  source: string;
  all: PromptFigures;
  byTargetModel: Record<string, PromptFigures>;
  byUseCase: Record<string, PromptFigures>;
  byLanguageGroup: Record<string, PromptFigures>;
  byLanguage: Record<string, PromptFigures>;
  /** Mean share of identical lines over all pairs of a use case and target model. */
  meanOfPairs: Record<string, number>;
  mostAlike: (Pair & { group: string })[];
  failed: { id: string; targetModel: string; error: string }[];
  /** Wall time of one prompt, in milliseconds. */
  milliseconds: { p50: number; p99: number };
  usage: UsageFigures;
}

export interface UsageFigures {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** In US dollars; null where no price is set. */
  costUsd: number | null;
}

const MOST_ALIKE = 5;

/** Reduces judged prompts to figures. */
export function figuresOf(
  source: string,
  runs: readonly IdeaRun[],
  cases: readonly Case[],
): SourceFigures {
  const likeness = likenesses(cases);
  const nearestOf = (item: Case) => likeness.get(likenessGroup(item))?.nearest.get(item.idea.id);
  const by = (group: (item: Case) => string) =>
    Object.fromEntries(
      [...Map.groupBy(cases, group)].map(([name, items]) => [
        name,
        promptFigures(items, nearestOf),
      ]),
    );
  const written = runs.flatMap(({ prompts }) => prompts);
  return {
    source,
    all: promptFigures(cases, nearestOf),
    byTargetModel: by(({ targetModel }) => targetModel),
    byUseCase: by(({ idea }) => idea.use_case),
    byLanguageGroup: by(({ idea }) => (idea.lang === 'en' ? 'English' : 'other')),
    byLanguage: by(({ idea }) => idea.lang),
    meanOfPairs: Object.fromEntries(
      [...likeness].map(([group, { meanOfPairs }]) => [group, meanOfPairs]),
    ),
    mostAlike: [...likeness]
      .flatMap(([group, { pairs }]) =>
        pairs.slice(0, MOST_ALIKE).map((pair) => ({ ...pair, group })),
      )
      .sort((one, other) => other.share - one.share)
      .slice(0, MOST_ALIKE),
    failed: runs.flatMap(({ idea, prompts }) =>
      prompts
        .filter((prompt) => 'error' in prompt)
        .map(({ targetModel, error }) => ({ id: idea.id, targetModel, error })),
    ),
    milliseconds: {
      p50: percentile(
        written.map(({ milliseconds }) => milliseconds),
        0.5,
      ),
      p99: percentile(
        written.map(({ milliseconds }) => milliseconds),
        0.99,
      ),
    },
    usage: usageOf(runs),
  };
}

function promptFigures(
  cases: readonly Case[],
  nearestOf: (item: Case) => number | undefined,
): PromptFigures {
  const facts = cases.map(({ assessment }) => assessment.facts);
  const keys = sum(facts.map(({ kept, missed }) => kept.length + missed.length));
  const tokens = cases.map(({ finished }) => finished.estimatedTokens);
  return {
    prompts: cases.length,
    factsKept: sum(facts.map(({ kept }) => kept.length)) / keys,
    allFactsKept: share(facts, ({ missed }) => missed.length === 0),
    factsKeptOutsideQuote: sum(facts.map((fact) => fact.keptOutsideQuote.length)) / keys,
    strict: perCriterion((criterion) => share(cases, (item) => item.assessment.strict[criterion])),
    scorer: perCriterion((criterion) =>
      share(cases, (item) => item.finished.qualityScore[criterion]),
    ),
    answering: cases.filter(({ assessment }) => assessment.answering.length > 0).length,
    breakage: cases.filter(({ assessment }) => assessment.breakage.length > 0).length,
    scaffoldEnglish: share(cases, ({ assessment }) => assessment.scaffold.offenders.length === 0),
    scaffoldPlainLetters:
      sum(cases.map(({ assessment }) => assessment.scaffold.plainLetters)) /
      sum(cases.map(({ assessment }) => assessment.scaffold.letters)),
    useCaseRecognised: share(cases, ({ recognised }) => recognised),
    languageStated: share(cases, ({ assessment }) => assessment.languageStated),
    nearest: nearestFigures(cases.map(nearestOf).filter((value) => value !== undefined)),
    tokens: {
      p50: percentile(tokens, 0.5),
      p90: percentile(tokens, 0.9),
      max: percentile(tokens, 1),
    },
  };
}

function usageOf(runs: readonly IdeaRun[]): UsageFigures {
  const usage = runs.flatMap(({ prompts }) => prompts.flatMap((prompt) => prompt.usage));
  const costs = usage.map(({ costUsd }) => costUsd).filter((cost) => cost !== null);
  return {
    calls: usage.length,
    inputTokens: sum(usage.map(({ inputTokens }) => inputTokens)),
    outputTokens: sum(usage.map(({ outputTokens }) => outputTokens)),
    costUsd: costs.length === 0 ? null : sum(costs),
  };
}

/** The mean of the seven shares. */
export function meanOfSeven(shares: Record<QualityCriterion, number>): number {
  return mean(Object.values(shares));
}

function perCriterion(
  of: (criterion: QualityCriterion) => number,
): Record<QualityCriterion, number> {
  return Object.fromEntries(
    QUALITY_CRITERIA.map((criterion) => [criterion, of(criterion)]),
  ) as Record<QualityCriterion, number>;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
