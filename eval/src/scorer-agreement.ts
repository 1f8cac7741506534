import {
  QUALITY_CRITERIA,
  type QualityCriterion,
  type QualityScore,
} from '@promptmint/core/catalogue/prompt-parts';
import type { LabelledPrompt } from './data.js';

/** How far two judgements of the same texts agree. */
export interface Agreement {
  /** How many labels both gave, only the scorer, only the reader, and neither. */
  both: number;
  scorerOnly: number;
  readerOnly: number;
  neither: number;
  /** NaN if the scorer never said yes. */
  precision: number;
  /** NaN if the reader never said yes. */
  recall: number;
  /** Cohen's kappa: agreement beyond chance; NaN if chance alone explains everything. */
  kappa: number;
  /** Half of the 95 % interval around kappa. */
  kappaMargin: number;
}

/** Compares pairs of judgements, the scorer's first. */
export function agreement(pairs: readonly (readonly [boolean, boolean])[]): Agreement {
  const count = (scorer: boolean, reader: boolean) =>
    pairs.filter(([one, other]) => one === scorer && other === reader).length;
  const both = count(true, true);
  const scorerOnly = count(true, false);
  const readerOnly = count(false, true);
  const neither = count(false, false);
  const all = pairs.length;
  const scorerYes = (both + scorerOnly) / all;
  const readerYes = (both + readerOnly) / all;
  const chance = scorerYes * readerYes + (1 - scorerYes) * (1 - readerYes);
  const agreed = (both + neither) / all;
  return {
    both,
    scorerOnly,
    readerOnly,
    neither,
    precision: both / (both + scorerOnly),
    recall: both / (both + readerOnly),
    kappa: (agreed - chance) / (1 - chance),
    kappaMargin: (1.96 * Math.sqrt((agreed * (1 - agreed)) / all)) / (1 - chance),
  };
}

export interface Disagreement {
  id: string;
  criterion: QualityCriterion;
  /** The label of the careful reader; the scorer gave the opposite. */
  expected: boolean;
}

/** The agreement on each criterion. */
export type ByCriterion = Record<QualityCriterion, Agreement>;

export interface ScorerFigures {
  prompts: number;
  all: ByCriterion;
  /** On the prompts that are not English. */
  foreign: ByCriterion;
  foreignPrompts: number;
  /** Only on the prompts that were written to deceive the scorer. */
  traps: ByCriterion;
  trapPrompts: number;
  disagreements: Disagreement[];
}

/** Compares pairs of labels of the same prompts, criterion by criterion. */
export function compareLabels(
  pairs: readonly (readonly [QualityScore, QualityScore])[],
): ByCriterion {
  return Object.fromEntries(
    QUALITY_CRITERIA.map((field) => [
      field,
      agreement(pairs.map(([one, other]) => [one[field], other[field]] as const)),
    ]),
  ) as ByCriterion;
}

/** Compares the scorer with the labels of a careful reader. */
export function compareScorer(
  prompts: readonly LabelledPrompt[],
  scoreOf: (text: string) => QualityScore,
): ScorerFigures {
  const scored = prompts.map((prompt) => ({ prompt, score: scoreOf(prompt.text) }));
  const traps = scored.filter(({ prompt }) => prompt.tags.some((tag) => tag.startsWith('trap:')));
  const foreign = scored.filter(({ prompt }) => prompt.lang !== 'en');
  const byField = (rows: typeof scored) =>
    compareLabels(rows.map(({ prompt, score }) => [score, prompt.labels] as const));
  const disagreements = scored.flatMap(({ prompt, score }) =>
    QUALITY_CRITERIA.filter((field) => score[field] !== prompt.labels[field]).map((criterion) => ({
      id: prompt.id,
      criterion,
      expected: prompt.labels[criterion],
    })),
  );
  return {
    prompts: prompts.length,
    all: byField(scored),
    foreign: byField(foreign),
    foreignPrompts: foreign.length,
    traps: byField(traps),
    trapPrompts: traps.length,
    disagreements,
  };
}
