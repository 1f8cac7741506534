import { QUALITY_CRITERIA, type QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';
import { FeatureCounts } from '@promptmint/engine/classify/feature-counts';
import { isHollow } from '@promptmint/engine/scorer/hollow';
import { sentenceFeatures } from '@promptmint/engine/scorer/sentence-features';
import { type Sentence, sentencesOf } from '@promptmint/engine/scorer/sentences';
import { summarise } from '@promptmint/engine/scorer/summary';
import { type Decision, fitDecisions } from './fit-decisions.ts';
import { foldsOfWriters, type LabelledPrompt } from './labelled-prompts.ts';
import { trainModel, type TrainingRow } from './train-model.ts';

const OPTIONS = { epochs: 12, learningRate: 0.3, decay: 1e-4, seed: 20_261_122 };
const FEWEST_TEXTS = 2;
/** Weight of unmarked sentences: readers copied only one to three passages, so these may be evidence too. */
const UNLABELLED = 0.25;
/** A passage marks a sentence when they share this part of the shorter one. */
const SHARED = 0.5;
const COLUMNS = QUALITY_CRITERIA.length;

/** Trains the classifiers of sentences, and the decisions that turn their scores into a prompt's score. */
export function trainScorer(prompts: readonly LabelledPrompt[]): Record<QualityCriterion, number> {
  const counts = new FeatureCounts();
  const folds = foldsOfWriters(prompts);
  const rows: TrainingRow[] = [];
  const ends = prompts.map((prompt, index) => {
    const sentences = sentencesOf(prompt.text).filter((one) => !isHollow(prompt.text, one));
    sentences.forEach((sentence, place) => {
      const features = sentenceFeatures(prompt.text, sentences, place, counts);
      rows.push({ features, ...labelsOf(prompt, sentence), fold: folds[index]! });
    });
    return rows.length;
  });
  const heads = QUALITY_CRITERIA.map((_, k) => ({ from: k, to: k + 1 }));
  let kappas: number[] = [];
  const task = { name: 'scorer', rows, heads, fewestTexts: FEWEST_TEXTS, options: OPTIONS };
  trainModel(task, (scores) => {
    const summaries = prompts.map(({ text }, index) =>
      summarise(scores.slice(ends[index - 1] ?? 0, ends[index]), COLUMNS, text.length),
    );
    const decided = QUALITY_CRITERIA.map((criterion) =>
      fitDecisions(
        summaries,
        prompts.map(({ labels }) => labels[criterion].length > 0),
        folds,
      ),
    );
    kappas = decided.map(({ kappa }) => kappa);
    return { decisions: decided.map(({ decision }): Decision => decision) };
  });
  return Object.fromEntries(
    QUALITY_CRITERIA.map((criterion, k) => [criterion, Number(kappas[k]!.toFixed(3))]),
  ) as Record<QualityCriterion, number>;
}

function labelsOf({ text, labels }: LabelledPrompt, { start, end }: Sentence) {
  const target = new Float32Array(COLUMNS);
  const weights = new Float32Array(COLUMNS).fill(1);
  QUALITY_CRITERIA.forEach((criterion, k) => {
    const passages = labels[criterion];
    const isOne = passages.some((passage) => {
      const from = text.indexOf(passage);
      const shared = Math.min(from + passage.length, end) - Math.max(from, start);
      return shared >= SHARED * Math.min(passage.length, end - start);
    });
    if (isOne) target[k] = 1;
    else if (passages.length > 0) weights[k] = UNLABELLED;
  });
  return { target, weights };
}
