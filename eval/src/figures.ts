import { TARGET_MODELS, type TargetModel } from '@promptmint/core/catalogue/models';
import { type Calibration, calibrate } from './calibration.js';
import { percentile, type Share, shareOf } from './statistics.js';
import type { JudgedPrompt, RequestRun } from './write-prompts.js';

/** How good the analysis of a set of requests is. */
export interface AnalysisFigures {
  requests: number;
  useCase: { top1: Share; top2: Share; calibration: Calibration };
  /** Null if no request of the set has a label for its kind. */
  kind: KindFigures | null;
  language: { right: Share; unnamed: Share; wrong: Share };
  /** By the language of the request: likeliest use case right, and language right or unnamed. */
  byLanguage: Record<string, { useCase: Share; language: Share }>;
}

export interface KindFigures {
  /** Share of right ones among the requests with a certain kind. */
  precision: Share;
  /** Share of the requests with a certain kind. */
  coverage: Share;
  /** Share of the requests whose likeliest kind is right, certain or not. */
  top1: Share;
  calibration: Calibration;
}

/** Figures about the prompts for one target model. */
export interface PromptFigures {
  prompts: number;
  /** Prompts with a line that breaks the first law; null for a model's prompts, to which it does not apply. */
  unlawful: Share | null;
  foreignLines: number;
  onceAndWhole: Share;
  contradicting: Share;
  contradictingInACase: Share;
  answering: Share;
  general: TokenFigures;
  kind: TokenFigures;
}

/** Tokens that a prompt adds to the request, compared with their upper target. */
export interface TokenFigures {
  p50: number;
  p90: number;
  withinTarget: Share;
}

export interface UsageFigures {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** In US dollars; null if no price is set. */
  costUsd: number | null;
}

/** The most tokens that a prompt should add to the request. */
export const TOKEN_TARGETS = { general: 150, kind: 250 } as const;

/** Compares what the analysis says with the labels. */
export function analysisFigures(runs: readonly RequestRun[]): AnalysisFigures {
  return {
    requests: runs.length,
    useCase: {
      top1: shareOf(runs, (run) => isUseCaseAmong(run, 1)),
      top2: shareOf(runs, (run) => isUseCaseAmong(run, 2)),
      calibration: calibrate(
        runs.map(({ request, analysis }) => ({
          probability: analysis.useCases[0]?.probability ?? 0,
          isRight: request.useCases.some((useCase) => useCase === analysis.useCases[0]?.useCase),
        })),
      ),
    },
    kind: kindFigures(runs.filter(({ request }) => request.kind !== null)),
    language: {
      right: shareOf(runs, (run) => languageVerdict(run) === 'right'),
      unnamed: shareOf(runs, (run) => languageVerdict(run) === 'unnamed'),
      wrong: shareOf(runs, (run) => languageVerdict(run) === 'wrong'),
    },
    byLanguage: Object.fromEntries(
      [...Map.groupBy(runs, ({ request }) => request.lang)]
        .sort(([, one], [, other]) => other.length - one.length)
        .map(([language, own]) => [
          language,
          {
            useCase: shareOf(own, (run) => isUseCaseAmong(run, 1)),
            language: shareOf(own, (run) => languageVerdict(run) !== 'wrong'),
          },
        ]),
    ),
  };
}

/** Whether one of the first guesses is right; the product uses the first. */
function isUseCaseAmong({ request, analysis }: RequestRun, most: number): boolean {
  const { useCase, useCases } = analysis;
  const ranked = new Set([useCase, ...useCases.map((guess) => guess.useCase)]);
  return [...ranked].slice(0, most).some((guess) => request.useCases.includes(guess));
}

function kindFigures(runs: readonly RequestRun[]): KindFigures | null {
  if (runs.length === 0) return null;
  const certain = runs.filter(({ analysis }) => analysis.certainKind !== null);
  const guesses = runs.map(({ request, analysis }) => ({
    probability: analysis.kinds[0]?.probability ?? 0,
    isRight: analysis.kinds[0]?.kind === request.kind,
  }));
  return {
    precision: shareOf(certain, ({ request, analysis }) => request.kind === analysis.certainKind),
    coverage: shareOf(runs, ({ analysis }) => analysis.certainKind !== null),
    top1: shareOf(guesses, ({ isRight }) => isRight),
    calibration: calibrate(guesses),
  };
}

/** Whether a prompt would name the language that the person typed. */
export function languageVerdict({ request, analysis }: RequestRun): 'right' | 'unnamed' | 'wrong' {
  if (analysis.language === null) return 'unnamed';
  return analysis.language === request.lang.split('-')[0] ? 'right' : 'wrong';
}

/** Figures for each target model; never added up, because the three prompts of a request are nearly the same. */
export function promptFigures(runs: readonly RequestRun[]): Record<TargetModel, PromptFigures> {
  const prompts = runs.flatMap((run) => run.prompts);
  return Object.fromEntries(
    TARGET_MODELS.map((model) => [
      model,
      figuresOf(prompts.filter(({ targetModel }) => targetModel === model)),
    ]),
  ) as Record<TargetModel, PromptFigures>;
}

function figuresOf(prompts: readonly JudgedPrompt[]): PromptFigures {
  const composed = prompts.filter(({ foreignLines }) => foreignLines !== null);
  const linesOf = ({ foreignLines }: JudgedPrompt) => foreignLines?.length ?? 0;
  return {
    prompts: prompts.length,
    unlawful: composed.length === 0 ? null : shareOf(composed, (prompt) => linesOf(prompt) > 0),
    foreignLines: composed.reduce((sum, prompt) => sum + linesOf(prompt), 0),
    onceAndWhole: shareOf(prompts, ({ isWhole, isRepeated }) => isWhole && !isRepeated),
    contradicting: shareOf(prompts, ({ contradictions }) =>
      contradictions.some(({ isConditional }) => !isConditional),
    ),
    contradictingInACase: shareOf(
      prompts,
      ({ contradictions }) =>
        contradictions.length > 0 && contradictions.every(({ isConditional }) => isConditional),
    ),
    answering: shareOf(prompts, ({ answering }) => answering.length > 0),
    general: tokenFigures(
      prompts.filter(({ kind }) => kind === null),
      TOKEN_TARGETS.general,
    ),
    kind: tokenFigures(
      prompts.filter(({ kind }) => kind !== null),
      TOKEN_TARGETS.kind,
    ),
  };
}

function tokenFigures(prompts: readonly JudgedPrompt[], most: number): TokenFigures {
  const tokens = prompts.map(({ tokensBeside }) => tokensBeside);
  return {
    p50: percentile(tokens, 0.5),
    p90: percentile(tokens, 0.9),
    withinTarget: shareOf(tokens, (count) => count <= most),
  };
}

/** The totals of all calls to a model, or null if there were none. */
export function usageFigures(runs: readonly RequestRun[]): UsageFigures | null {
  const usage = runs.flatMap((run) => run.usage);
  if (usage.length === 0) return null;
  const costs = usage.map(({ costUsd }) => costUsd).filter((cost) => cost !== null);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    calls: usage.length,
    inputTokens: sum(usage.map(({ inputTokens }) => inputTokens)),
    outputTokens: sum(usage.map(({ outputTokens }) => outputTokens)),
    costUsd: costs.length === 0 ? null : sum(costs),
  };
}
