import { KIND_KEYS, type Kind, kindsOf } from '@promptmint/core/catalogue/kinds';
import {
  RESOLVED_USE_CASES,
  type ResolvedUseCase,
  type UseCase,
} from '@promptmint/core/catalogue/use-cases';
import { findPasted, type Pasted } from './analysis/pasted.js';
import { isOwnTask } from './analysis/own-task.js';
import { findStatedLimits, type StatedLimit } from './analysis/stated-limits.js';
import { detectLanguage } from './classify/detect-language.js';
import { featureSourceOf } from './classify/feature-source.js';
import { featuresOf } from './classify/features.js';
import { classify, loadJson, loadLinearModel } from './classify/linear-model.js';
import { missingFor } from './analysis/missing.js';
import { withNormalLineEnds } from './request.js';

/** The class of requests that are of no kind. */
const OTHER = 'other';
/** Kinds below this probability are not worth showing. */
const WORTH_SHOWING = 0.05;
const MOST_KINDS = 3;
/** From this probability on, a text may be no request at all. */
const LIKELY_OTHER = 0.25;

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

const kindModel = loadLinearModel('kind');
const useCaseModel = loadLinearModel('use-case');
/** Of each kind, the share of its requests in each use case, in the order of the catalogue. */
const useCasesOfKinds = loadJson<Record<string, readonly number[]>>('use-cases-of-kinds');

/** Analyses a request; where a use case was set, only its kinds are considered. */
export function analyse(input: string, useCase: UseCase = 'auto_detect'): Analysis {
  const text = withNormalLineEnds(input);
  const pasted = findPasted(text);
  const source = featureSourceOf(text, pasted);
  const features = featuresOf(source, kindModel.size);
  const useCases = likeliestUseCases(features);
  const top = useCases[0] ?? { useCase: 'question_answering', probability: 0 };
  const resolved = useCase === 'auto_detect' ? top.useCase : useCase;
  const { kinds, certainKind, otherProbability } = likeliestKinds(features, useCase);
  return {
    text,
    language: detectLanguage(source.own),
    useCase: useCase === 'auto_detect' && certainKind ? useCaseOf(certainKind, useCases) : resolved,
    isUseCaseCertain: useCase !== 'auto_detect' || top.probability >= useCaseModel.threshold,
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

type Features = ReturnType<typeof featuresOf>;

/** The mean of what the use case's own classifier says and what the likely kinds amount to. */
function likeliestUseCases(features: Features): Analysis['useCases'] {
  const own = classify(useCaseModel, features);
  const kinds = classify(kindModel, features);
  return RESOLVED_USE_CASES.map((useCase, place) => {
    const byKind = kindModel.classes.reduce(
      (sum, kind, index) => sum + (kinds[index] ?? 0) * (useCasesOfKinds[kind]?.[place] ?? 0),
      0,
    );
    const probability = (own[useCaseModel.classes.indexOf(useCase)] ?? 0) / 2 + byKind / 2;
    return { useCase, probability };
  }).sort((one, other) => other.probability - one.probability);
}

function likeliestKinds(
  features: Features,
  useCase: UseCase,
): Pick<Analysis, 'kinds' | 'certainKind'> & { otherProbability: number } {
  const allowed = useCase === 'auto_detect' ? undefined : new Set([OTHER, ...kindsOf(useCase)]);
  const probabilities = classify(kindModel, features, allowed);
  const ranked = KIND_KEYS.map((kind) => ({
    kind,
    probability: probabilities[kindModel.classes.indexOf(kind)] ?? 0,
  })).sort((one, other) => other.probability - one.probability);
  const [first] = ranked;
  return {
    kinds: ranked.slice(0, MOST_KINDS).filter(({ probability }) => probability >= WORTH_SHOWING),
    certainKind: first && first.probability >= kindModel.threshold ? first.kind : null,
    otherProbability: probabilities[kindModel.classes.indexOf(OTHER)] ?? 0,
  };
}

/** The likeliest use case among those of a kind. */
export function useCaseOf(kind: Kind, useCases: Analysis['useCases']): ResolvedUseCase {
  const own = useCases.find(({ useCase }) => kindsOf(useCase).includes(kind));
  return own?.useCase ?? useCases[0]?.useCase ?? 'question_answering';
}
