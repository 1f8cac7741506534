import { KIND_KEYS } from '@promptmint/core/catalogue/kinds';
import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { FeatureCounts } from '@promptmint/engine/classify/feature-counts';
import { featureSourceOf } from '@promptmint/engine/classify/feature-source';
import { featuresOf, letterFeatures, OTHER_LANGUAGE } from '@promptmint/engine/classify/features';
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
const KIND = { from: 0, classes: KINDS };
const USE_CASE = { from: KINDS.length, classes: RESOLVED_USE_CASES };
const FORM = { from: USE_CASE.from + RESOLVED_USE_CASES.length, classes: ['open', 'stated'] };
const COLUMNS = FORM.from + FORM.classes.length;
const PRECISION = 0.96;
/** How much the second kind of a request counts, where it has one; the first has the rest. */
const SECOND = 0.3;
/**
 * Kinds whose lines make no sense for others, that are guessed for what is unknown, or for which the general
 * prompt does nearly as well.
 */
const DEMANDING: readonly string[] = [
  'roleplay',
  'problem',
  'extract',
  'plan_analysis',
  'decide',
  'how_to',
  'speech',
  'calculate',
  'sensitive',
  'advertisement',
];
const DEMANDING_PRECISION = 0.985;
/** The card counts the guesses that are this sure; `compose.ts` takes a form for open from there on. */
const SURE_OF_FORM = 0.8;
const LANGUAGE_PRECISION = 0.995;
/** With fewer requests, a language is not learned: its requests are examples of a language that has no name. */
const ENOUGH_OF_A_LANGUAGE = 100;

/**
 * Trains kind and use case in one model, because they read the same features.
 * @param written Requests that were written for a kind, or so that they are easily mistaken.
 * @param everyday Requests that people would type, however often each kind occurs. They are harder, and
 * what people type is like them, so the model's certainty is fitted on them alone.
 */
export function trainRequests(
  written: readonly LabelledRequest[],
  everyday: readonly LabelledRequest[],
) {
  const requests = [...written, ...everyday];
  const counts = new FeatureCounts();
  const folds = foldsOf(requests, FOLDS);
  const rows = requests.map((request, index): TrainingRow => {
    const source = featureSourceOf(withNormalLineEnds(request.text));
    return {
      features: featuresOf(source, counts),
      target: targetOf(request),
      weights: weightsOf(request),
      fold: folds[index]!,
    };
  });
  const heads = [KIND, USE_CASE, FORM].map(({ from, classes }) => ({
    from,
    to: from + classes.length,
  }));
  let figures: Record<'kind' | 'use_case' | 'form', CrossValidation> | undefined;
  trainModel(
    { name: 'request', rows, heads, fewestTexts: 12, options: REQUEST_OPTIONS },
    (scores) => {
      const all = rows.map(({ target }, index) => ({ target, scores: scores[index]! }));
      const predictions = all.slice(written.length);
      const kind = withTemperature(KIND, predictions);
      const kinds = rankAll(kind, predictions);
      const thresholds = thresholdsOf(kinds.filter(({ first }) => first !== SILENT));
      const useCase = withTemperature(USE_CASE, predictions);
      const useCases = rankAll(useCase, predictions);
      const threshold = fitThreshold(useCases, PRECISION);
      const labelled = all.filter((_, index) => requests[index]!.states_form !== undefined);
      const form = withTemperature(FORM, labelled);
      figures = {
        kind: summary(
          kinds,
          ({ first, probability }) => first !== SILENT && probability >= thresholds[first]!,
        ),
        use_case: summary(useCases, ({ probability }) => probability >= threshold),
        form: summary(rankAll(form, labelled), ({ probability }) => probability >= SURE_OF_FORM),
      };
      return { kind: { ...kind, thresholds }, use_case: useCase, form };
    },
  );
  return figures!;
}

function targetOf({ kind, second, use_cases, states_form }: LabelledRequest): Float32Array {
  const target = new Float32Array(COLUMNS);
  const other = KINDS.indexOf(second ?? '');
  target[KINDS.indexOf(kind)] = other < 0 ? 1 : 1 - SECOND;
  if (other >= 0) target[other] = SECOND;
  RESOLVED_USE_CASES.forEach((name, k) => {
    if (use_cases.includes(name)) target[USE_CASE.from + k] = 1 / use_cases.length;
  });
  target[FORM.from + (states_form ? 1 : 0)] = 1;
  return target;
}

/** A request teaches nothing about what it has no label for. */
function weightsOf({ states_form }: LabelledRequest): Float32Array {
  const weights = new Float32Array(COLUMNS).fill(1);
  if (states_form === undefined) weights.fill(0, FORM.from);
  return weights;
}

function thresholdsOf(speaking: readonly Ranked[]): number[] {
  const usual = fitThresholds(speaking, KINDS.length, PRECISION);
  const demanding = fitThresholds(speaking, KINDS.length, DEMANDING_PRECISION);
  return usual.map((threshold, k) => (DEMANDING.includes(KINDS[k]!) ? demanding[k]! : threshold));
}

/** Trains the language of a request. */
export function trainLanguage(all: readonly LabelledRequest[]) {
  const counts = new FeatureCounts();
  const byLanguage = Object.entries(Object.groupBy(all, ({ lang }) => lang));
  const learned = byLanguage.filter(([, own = []]) => own.length >= ENOUGH_OF_A_LANGUAGE);
  const languages = learned.map(([lang]) => lang).sort();
  const classes = [...languages, OTHER_LANGUAGE];
  const other = languages.length;
  const folds = foldsOf(all, FOLDS);
  const rows = all.map((request, index): TrainingRow => {
    const target = new Float32Array(classes.length);
    const place = languages.indexOf(request.lang);
    target[place < 0 ? other : place] = 1;
    const { own } = featureSourceOf(withNormalLineEnds(request.text));
    return { features: letterFeatures(own, counts), target, fold: folds[index]! };
  });
  const heads = [{ from: 0, to: classes.length }];
  let figures: CrossValidation | undefined;
  trainModel(
    { name: 'language', rows, heads, fewestTexts: 7, options: LANGUAGE_OPTIONS },
    (scores) => {
      const predictions = rows.map(({ target }, index) => ({ target, scores: scores[index]! }));
      const language = withTemperature({ from: 0, classes }, predictions);
      const ranked = rankAll(language, predictions);
      const named = ranked.filter(({ first }) => first !== other);
      const threshold = fitThreshold(named, LANGUAGE_PRECISION);
      figures = summary(
        ranked,
        ({ first, probability }) => first !== other && probability >= threshold,
      );
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
