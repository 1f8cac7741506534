import { KIND_KEYS } from '@promptmint/core/catalogue/kinds';
import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { FeatureCounts } from '@promptmint/engine/classify/feature-counts';
import { featureSourceOf } from '@promptmint/engine/classify/feature-source';
import { featuresOf, letterFeatures } from '@promptmint/engine/classify/features';
import type { Choice } from '@promptmint/engine/classify/linear-model';
import { withNormalLineEnds } from '@promptmint/engine/request';
import {
  fitTemperature,
  fitThreshold,
  fitThresholds,
  type Prediction,
  type Ranked,
  rankAll,
} from './calibrate.ts';
import { foldsOf, type LabelledRequest } from './requests.ts';
import { trainModel, type TrainingRow } from './train-model.ts';

/** The results of cross-validation that a model card holds. */
export interface CrossValidation {
  rows: number;
  top1: number;
  top2: number;
  /** Share of the rows at or above the threshold. */
  coverage: number;
  precision: number;
}

const FOLDS = 8;
const SEED = 20_261_122;
const REQUEST_OPTIONS = { epochs: 10, learningRate: 0.5, decay: 3e-4, seed: SEED };
const LANGUAGE_OPTIONS = { epochs: 8, learningRate: 0.5, decay: 1e-4, seed: SEED };
const KINDS = [...KIND_KEYS, 'other'];
const SILENT = KINDS.indexOf('other');
const PRECISION = 0.96;
/** Kinds whose lines make no sense for any other, so that a wrong guess does more harm. */
const DEMANDING: readonly string[] = ['roleplay', 'problem', 'extract', 'plan_analysis'];
const DEMANDING_PRECISION = 0.985;
const LANGUAGE_PRECISION = 0.995;
/** With fewer requests, a language is not learned, and no text is said to be in it. */
const ENOUGH_OF_A_LANGUAGE = 100;

/** Trains kind and use case in one model, because they read the same features. */
export function trainRequests(requests: readonly LabelledRequest[]) {
  const counts = new FeatureCounts();
  const folds = foldsOf(requests, FOLDS);
  const kind = { from: 0, classes: KINDS };
  const useCase = { from: KINDS.length, classes: RESOLVED_USE_CASES };
  const columns = KINDS.length + RESOLVED_USE_CASES.length;
  const rows = requests.map((request, index): TrainingRow => {
    const target = new Float32Array(columns);
    target[KINDS.indexOf(request.kind)] = 1;
    RESOLVED_USE_CASES.forEach((name, k) => {
      if (request.use_cases.includes(name)) target[useCase.from + k] = 1 / request.use_cases.length;
    });
    const source = featureSourceOf(withNormalLineEnds(request.text));
    return { features: featuresOf(source, counts), target, fold: folds[index]! };
  });
  const heads = [
    { from: 0, to: useCase.from },
    { from: useCase.from, to: columns },
  ];
  let figures: { kind: CrossValidation; use_case: CrossValidation } | undefined;
  trainModel(
    { name: 'request', rows, heads, fewestTexts: 9, options: REQUEST_OPTIONS },
    (scores) => {
      const predictions = rows.map(({ target }, index) => ({ target, scores: scores[index]! }));
      const kinds = withTemperature(kind, predictions);
      const rankedKinds = rankAll(kinds, predictions);
      const speaking = rankedKinds.filter(({ first }) => first !== SILENT);
      const usual = fitThresholds(speaking, KINDS.length, PRECISION);
      const demanding = fitThresholds(speaking, KINDS.length, DEMANDING_PRECISION);
      const thresholds = usual.map((threshold, k) =>
        DEMANDING.includes(KINDS[k]!) ? demanding[k]! : threshold,
      );
      const useCases = withTemperature(useCase, predictions);
      const rankedUseCases = rankAll(useCases, predictions);
      const threshold = fitThreshold(rankedUseCases, PRECISION);
      figures = {
        kind: summary(
          rankedKinds,
          ({ first, probability }) => first !== SILENT && probability >= thresholds[first]!,
        ),
        use_case: summary(rankedUseCases, ({ probability }) => probability >= threshold),
      };
      return { kind: { ...kinds, thresholds }, use_case: useCases };
    },
  );
  return figures!;
}

/** Trains the language of a request. */
export function trainLanguage(all: readonly LabelledRequest[]) {
  const counts = new FeatureCounts();
  const byLanguage = Object.entries(Object.groupBy(all, ({ lang }) => lang));
  const learned = byLanguage.filter(([, own = []]) => own.length >= ENOUGH_OF_A_LANGUAGE);
  const languages = learned.map(([lang]) => lang).sort();
  const requests = all.filter(({ lang }) => languages.includes(lang));
  const folds = foldsOf(requests, FOLDS);
  const rows = requests.map((request, index): TrainingRow => {
    const target = new Float32Array(languages.length);
    target[languages.indexOf(request.lang)] = 1;
    const { own } = featureSourceOf(withNormalLineEnds(request.text));
    return { features: letterFeatures(own, counts), target, fold: folds[index]! };
  });
  const heads = [{ from: 0, to: languages.length }];
  let figures: CrossValidation | undefined;
  trainModel(
    { name: 'language', rows, heads, fewestTexts: 4, options: LANGUAGE_OPTIONS },
    (scores) => {
      const predictions = rows.map(({ target }, index) => ({ target, scores: scores[index]! }));
      const language = withTemperature({ from: 0, classes: languages }, predictions);
      const ranked = rankAll(language, predictions);
      const threshold = fitThreshold(ranked, LANGUAGE_PRECISION);
      figures = summary(ranked, ({ probability }) => probability >= threshold);
      return { language, threshold };
    },
  );
  return { languages: languages.length, figures: figures! };
}

function withTemperature(
  choice: Omit<Choice, 'temperature'>,
  predictions: readonly Prediction[],
): Choice {
  return { ...choice, temperature: fitTemperature(choice, predictions) };
}

function summary(ranked: readonly Ranked[], isSure: (row: Ranked) => boolean): CrossValidation {
  const share = (count: number, of: number) => Math.round((count / of) * 1_000) / 1_000;
  const sure = ranked.filter(isSure);
  return {
    rows: ranked.length,
    top1: share(ranked.filter(({ isRight }) => isRight).length, ranked.length),
    top2: share(ranked.filter(({ isAmongTwo }) => isAmongTwo).length, ranked.length),
    coverage: share(sure.length, ranked.length),
    precision: share(sure.filter(({ isRight }) => isRight).length, sure.length),
  };
}
