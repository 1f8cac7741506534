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
import { Recent } from './recent.js';
import { withNormalLineEnds } from './request.js';

/** The class of requests that fit no kind. */
const OTHER = 'other';
/** Kinds below this probability are not worth showing. */
const WORTH_SHOWING = 0.05;
const MOST_KINDS = 3;
/** From this probability on, a short text is most likely no request at all. */
const LIKELY_OTHER = 0.5;
/** With more words of the person's own, a text of no kind is a request, such as one for a picture. */
const SHORT = 40;
/** From this probability on, no line about answers may fit; a short text says less about itself. */
const MAY_BE_NO_KIND = 0.2;
const MAY_BE_NO_KIND_IF_SHORT = 0.1;
const SURE_IN_ANY_LANGUAGE = 0.99;
const LETTER = /\p{L}/u;
/** In a script that has capitals; in others, several words may have no space between them. */
const SINGLE_WORD = /^\s*[^\s\p{Lo}]+\s*$/u;

export interface KindGuess {
  kind: Kind;
  probability: number;
}

/** What the engine knows about a request, from its shape and from what it learned from others. */
export interface Analysis {
  /** The request with normal line ends; all places count its UTF-16 code units. */
  text: string;
  /** ISO 639-1 code of the person's own words; null if it is not certain. */
  language: string | null;
  /** The use case that the person chose, or else the likeliest. */
  useCase: ResolvedUseCase;
  /** Whether the text is likely no request at all: a greeting, half a sentence, an emoji, a pasted log alone. */
  mayAskNothing: boolean;
  /** Whether the person's own words are one word, an address, or none. */
  isSingleWord: boolean;
  /** Whether it may ask for something of no kind, such as a picture or a chat. */
  mayBeNoKind: boolean;
  /** Every use case with its probability, the likeliest first. */
  useCases: readonly { useCase: ResolvedUseCase; probability: number }[];
  /** The likeliest kinds, at most three. */
  kinds: readonly KindGuess[];
  /** Every kind with its probability, the likeliest first. */
  allKinds: readonly KindGuess[];
  /** The likeliest kind if it is likely enough to use its text; otherwise null. */
  certainKind: Kind | null;
  pasted: readonly Pasted[];
  limits: readonly StatedLimit[];
  /**
   * The probability that the request itself says how long the answer is, in which form or order, or what
   * alone it holds. More requests do than state a limit in one of the known wordings.
   */
  statesForm: number;
  /** Whether the request is one short English command, which can be a prompt's task unchanged. */
  isOwnTask: boolean;
}

interface RequestCard extends LinearModelCard {
  /** Guesses above their kind's threshold are right for 96 of 100 everyday requests new to the model. */
  kind: Choice & { thresholds: readonly number[] };
  use_case: Choice;
  /** `open` or `stated`. */
  form: Choice;
}

const model = loadLinearModel<RequestCard>('request');
const { kind: kindChoice, use_case: useCaseChoice, form: formChoice } = model.card;
/** For each kind, the share of its requests in each use case, in catalogue order. */
const useCasesOfKinds = loadJson<Record<string, readonly number[]>>('use-cases-of-kinds');

/** One generation may ask more than once. */
const recent = new Recent<Analysis>(4);

/** Analyses a request. If a use case is set, only the kinds of that use case are considered. */
export function analyse(input: string, useCase: UseCase = 'auto_detect'): Analysis {
  return recent.get(`${useCase} ${input}`, () => analysisOf(input, useCase));
}

function analysisOf(input: string, useCase: UseCase): Analysis {
  const text = withNormalLineEnds(input);
  const pasted = findPasted(text);
  const source = featureSourceOf(text, pasted);
  const scores = scoresOf(model, featuresOf(source, model.counts));
  const useCases = likeliestUseCases(scores);
  const top = useCases[0] ?? { useCase: 'question_answering', probability: 0 };
  const resolved = useCase === 'auto_detect' ? top.useCase : useCase;
  const { allKinds, certainKind: likeliest, otherProbability } = rankKinds(scores, useCase);
  const kinds = allKinds.filter(({ probability }) => probability >= WORTH_SHOWING);
  // The rules of this kind do not fit a question that needs knowledge instead of data.
  const isWithoutData = likeliest === 'analyse_data' && !hasData({ text, pasted });
  const language = detectLanguage(source.own);
  const ownTask = pasted.length === 0 && isOwnTask(text);
  const isWordless = !LETTER.test(source.own);
  const isShort = source.own.length < SHORT && !ownTask;
  // In a language that was not learned, only learned words and marks can make a guess this sure.
  const isUnreadable = language === null && (kinds[0]?.probability ?? 0) < SURE_IN_ANY_LANGUAGE;
  const certainKind = isWithoutData || isUnreadable ? null : likeliest;
  return {
    text,
    language,
    useCase: useCase === 'auto_detect' && certainKind ? useCaseOf(certainKind, useCases) : resolved,
    mayAskNothing: isWordless || (isShort && otherProbability >= LIKELY_OTHER),
    isSingleWord: isWordless || SINGLE_WORD.test(source.own),
    mayBeNoKind: otherProbability >= (isShort ? MAY_BE_NO_KIND_IF_SHORT : MAY_BE_NO_KIND),
    useCases,
    kinds: kinds.slice(0, MOST_KINDS),
    allKinds,
    certainKind,
    pasted,
    limits: findStatedLimits(text).filter((limit) => !isPasted(limit, pasted)),
    statesForm: probabilitiesOf(formChoice, scores)[formChoice.classes.indexOf('stated')] ?? 0,
    isOwnTask: ownTask,
  };
}

function isPasted(limit: StatedLimit, pasted: readonly Pasted[]): boolean {
  return pasted.some(({ start, end }) => limit.start >= start && limit.start < end);
}

/** Questions to the person about what a kind needs and the request lacks. */
export function questionsFor(
  analysis: Analysis,
  kind: Kind | null,
): { name: string; text: string }[] {
  const missing = kind === null ? null : missingFor(kind, analysis);
  return missing === null ? [] : [{ name: missing.name, text: missing.question }];
}

/** Each use case's probability: the mean of its own classifier's and what the likely kinds imply. */
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

function rankKinds(
  scores: Float64Array,
  useCase: UseCase,
): Pick<Analysis, 'allKinds' | 'certainKind'> & { otherProbability: number } {
  const allowed = useCase === 'auto_detect' ? undefined : new Set([OTHER, ...kindsOf(useCase)]);
  const probabilities = probabilitiesOf(kindChoice, scores, allowed);
  const allKinds = KIND_KEYS.map((kind, k) => ({ kind, probability: probabilities[k] ?? 0 })).sort(
    (one, other) => other.probability - one.probability,
  );
  const [first] = allKinds;
  const threshold = first && kindChoice.thresholds[kindChoice.classes.indexOf(first.kind)];
  return {
    allKinds,
    certainKind: first && first.probability >= (threshold ?? 1) ? first.kind : null,
    otherProbability: probabilities[kindChoice.classes.indexOf(OTHER)] ?? 0,
  };
}

/** The likeliest use case among those of a kind. */
export function useCaseOf(kind: Kind, useCases: Analysis['useCases']): ResolvedUseCase {
  const own = useCases.find(({ useCase }) => kindsOf(useCase).includes(kind));
  return own?.useCase ?? useCases[0]?.useCase ?? 'question_answering';
}
