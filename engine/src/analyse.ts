import { KIND_KEYS, type Kind, kindsOf } from '@promptmint/core/catalogue/kinds';
import {
  RESOLVED_USE_CASES,
  type ResolvedUseCase,
  type UseCase,
} from '@promptmint/core/catalogue/use-cases';
import { findPasted, type Pasted } from './analysis/pasted.js';
import { hasData } from './analysis/has-data.js';
import { isOwnTask } from './analysis/own-task.js';
import { findStatedLimits, type StatedLimit } from './analysis/stated-limits.js';
import { detectLanguage } from './classify/detect-language.js';
import { featureSourceOf } from './classify/feature-source.js';
import { featuresOf } from './classify/features.js';
import {
  type Choice,
  type LinearModelCard,
  loadJson,
  loadLinearModel,
  probabilitiesOf,
  scoresOf,
} from './classify/linear-model.js';
import { missingFor } from './analysis/missing.js';
import { withNormalLineEnds } from './request.js';

/** The class of requests that are of no kind. */
const OTHER = 'other';
/** Kinds below this probability are not worth showing. */
const WORTH_SHOWING = 0.05;
const MOST_KINDS = 3;
/** From this probability on, a text may be no request at all. */
const LIKELY_OTHER = 0.1;

export interface KindGuess {
  kind: Kind;
  probability: number;
}

/** What is known of a request by its shape and by what was learned from other requests. */
export interface Analysis {
  /** The request with normal line ends; all places count its UTF-16 code units. */
  text: string;
  /** ISO 639-1 of the person's own words; null where it is not certain. */
  language: string | null;
  /** The one that was set, or the likeliest. */
  useCase: ResolvedUseCase;
  /** Whether it was set or is likely enough to build on. */
  isUseCaseCertain: boolean;
  /** Whether the text may be no request at all: a greeting, a single word, half a sentence. */
  mayAskNothing: boolean;
  /** Every use case with its probability, the likeliest first. */
  useCases: readonly { useCase: ResolvedUseCase; probability: number }[];
  /** The likeliest kinds, at most three. */
  kinds: readonly KindGuess[];
  /** The likeliest kind where it is likely enough to use its text. */
  certainKind: Kind | null;
  pasted: readonly Pasted[];
  limits: readonly StatedLimit[];
  /** Whether the request is one short English order, which can be the task of a prompt as it is. */
  isOwnTask: boolean;
}

interface RequestCard extends LinearModelCard {
  /** From each kind's threshold on, it is right in 95 of 100 requests that the model had not seen. */
  kind: Choice & { thresholds: readonly number[] };
  use_case: Choice & { threshold: number };
}

const model = loadLinearModel<RequestCard>('request');
const { kind: kindChoice, use_case: useCaseChoice } = model.card;
/** Of each kind, the share of its requests in each use case, in the order of the catalogue. */
const useCasesOfKinds = loadJson<Record<string, readonly number[]>>('use-cases-of-kinds');

/** Analyses a request; where a use case was set, only its kinds are considered. */
export function analyse(input: string, useCase: UseCase = 'auto_detect'): Analysis {
  const text = withNormalLineEnds(input);
  const pasted = findPasted(text);
  const source = featureSourceOf(text, pasted);
  const scores = scoresOf(model, featuresOf(source, model.counts));
  const useCases = likeliestUseCases(scores);
  const top = useCases[0] ?? { useCase: 'question_answering', probability: 0 };
  const resolved = useCase === 'auto_detect' ? top.useCase : useCase;
  const { kinds, certainKind: likeliest, otherProbability } = likeliestKinds(scores, useCase);
  // Its rules are false of a question that needs knowledge.
  const isWithoutData = likeliest === 'analyse_data' && !hasData({ text, pasted });
  const certainKind = isWithoutData ? null : likeliest;
  return {
    text,
    language: detectLanguage(source.own),
    useCase: useCase === 'auto_detect' && certainKind ? useCaseOf(certainKind, useCases) : resolved,
    isUseCaseCertain: useCase !== 'auto_detect' || top.probability >= useCaseChoice.threshold,
    mayAskNothing: otherProbability >= LIKELY_OTHER,
    useCases,
    kinds,
    certainKind,
    pasted,
    limits: findStatedLimits(text).filter((limit) => !isPasted(limit, pasted)),
    isOwnTask: pasted.length === 0 && isOwnTask(text),
  };
}

function isPasted(limit: StatedLimit, pasted: readonly Pasted[]): boolean {
  return pasted.some(({ start, end }) => limit.start >= start && limit.start < end);
}

/** What a kind needs and the request does not hold, as questions to the person. */
export function questionsFor(
  analysis: Analysis,
  kind: Kind | null,
): { name: string; text: string }[] {
  const missing = kind === null ? null : missingFor(kind, analysis);
  return missing === null ? [] : [{ name: missing.name, text: missing.question }];
}

/** The mean of what the use case's own classifier says and what the likely kinds amount to. */
function likeliestUseCases(scores: Float64Array): Analysis['useCases'] {
  const own = probabilitiesOf(useCaseChoice, scores);
  const kinds = probabilitiesOf(kindChoice, scores);
  return RESOLVED_USE_CASES.map((useCase, place) => {
    const byKind = kindChoice.classes.reduce(
      (sum, kind, index) => sum + (kinds[index] ?? 0) * (useCasesOfKinds[kind]?.[place] ?? 0),
      0,
    );
    const probability = (own[useCaseChoice.classes.indexOf(useCase)] ?? 0) / 2 + byKind / 2;
    return { useCase, probability };
  }).sort((one, other) => other.probability - one.probability);
}

function likeliestKinds(
  scores: Float64Array,
  useCase: UseCase,
): Pick<Analysis, 'kinds' | 'certainKind'> & { otherProbability: number } {
  const allowed = useCase === 'auto_detect' ? undefined : new Set([OTHER, ...kindsOf(useCase)]);
  const probabilities = probabilitiesOf(kindChoice, scores, allowed);
  const ranked = KIND_KEYS.map((kind, k) => ({
    kind,
    probability: probabilities[k] ?? 0,
    isCertain: (probabilities[k] ?? 0) >= (kindChoice.thresholds[k] ?? 1),
  })).sort((one, other) => other.probability - one.probability);
  const [first] = ranked;
  return {
    kinds: ranked
      .slice(0, MOST_KINDS)
      .filter(({ probability }) => probability >= WORTH_SHOWING)
      .map(({ kind, probability }) => ({ kind, probability })),
    certainKind: first?.isCertain ? first.kind : null,
    otherProbability: probabilities[kindChoice.classes.indexOf(OTHER)] ?? 0,
  };
}

/** The likeliest use case among those of a kind. */
export function useCaseOf(kind: Kind, useCases: Analysis['useCases']): ResolvedUseCase {
  const own = useCases.find(({ useCase }) => kindsOf(useCase).includes(kind));
  return own?.useCase ?? useCases[0]?.useCase ?? 'question_answering';
}
