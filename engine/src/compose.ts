import type { Kind } from '@promptmint/core/catalogue/kinds';
import { type Analysis, analyse, useCaseOf } from './analyse.js';
import { missingFor } from './analysis/missing.js';
import { type Blueprint, EMPTY_BLUEPRINT } from './blueprint.js';
import {
  DOUBT_RULE,
  GENERAL_DONE,
  GENERAL_GAP_RULE,
  ONLY_ANSWER_RULE,
  ONLY_TASK,
  OPEN_TASK,
  ROLEPLAY_RULE,
  STATED_DONE,
} from './general/general-text.js';
import { ANSWER_OR_CODE, ANY_TEXT, SHARED_LINES } from './general/shared-lines.js';
import type { KindText } from './kinds/kind-text.js';
import { KIND_TEXTS } from './kinds/kind-texts.js';
import type { GenerationRequest } from './request.js';

type ComposeRequest = Pick<GenerationRequest, 'input' | 'useCase' | 'kind' | 'answers'>;

/** Composes a blueprint by rules: for the kind that is chosen or certain, or else the general one. */
export function compose(
  request: ComposeRequest,
  analysis: Analysis = analyse(request.input, request.useCase),
): Blueprint {
  const kind = kindOf(request, analysis);
  return kind === null ? composeGeneral(analysis) : composeKind(kind, request, analysis);
}

/** The kind whose text a prompt for this request uses; null for the general prompt. */
export function kindOf({ kind }: ComposeRequest, { certainKind }: Analysis): Kind | null {
  if (kind === 'general') return null;
  return kind ?? certainKind;
}

/** From this probability on, the general prompt says nothing that would harm a request of the kind. */
const POSSIBLE = 0.1;
/** From this probability on, the general prompt says a line of these kinds. */
const LIKELY_TO_FIT = 0.78;
/** The same for lines that readers have found in the way of almost no request. */
const LIKELY_IF_HARMLESS = 0.5;
/** From this probability of an answer or code on, doubts and gaps are mentioned where the form is open. */
const LIKELY_TO_ANSWER = 0.4;
/** The same where the request may state the form. */
const SURE_TO_ANSWER = 0.85;
/** From this probability of a text on, the general prompt asks for no remarks around a stated form. */
const LIKELY_TEXT = 0.6;
/** The model's guesses for what it does not know: as likely as this and still not certain, they say nothing. */
const CATCH_ALL: readonly Kind[] = ['decide', 'plan'];
const DOUBTFUL = 0.6;
/** Kinds whose answers may need words around what is asked for, such as what a bad knee means for a plan. */
const ADVICE: readonly Kind[] = ['decide', 'plan', 'sensitive'];
const MOST_SHARED_LINES = 3;
/** A request with fewer letters wants a short answer. */
const SHORT_REQUEST = 90;
/** Characters that say about as much as two letters. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Below this probability that the request states a form, its form is open; from the other on, it is stated. */
const OPEN_FORM = 0.2;
const STATED_FORM = 0.4;

function composeGeneral(analysis: Analysis): Blueprint {
  const { useCase, mayAskNothing, isSingleWord, kinds } = analysis;
  if (mayAskNothing && isSingleWord) return { ...EMPTY_BLUEPRINT, useCase, objective: OPEN_TASK };
  // A remark about the request would break the part that the target model plays.
  if (kinds.some(({ kind, probability }) => kind === 'roleplay' && probability >= POSSIBLE))
    return {
      ...EMPTY_BLUEPRINT,
      useCase,
      constraints: kinds[0]?.kind === 'roleplay' ? rulesOf([ROLEPLAY_RULE]) : [],
    };
  const rules = generalRules(analysis);
  if (analysis.mayBeNoKind || (rules.length === 0 && !keepsForm(analysis)))
    return { ...EMPTY_BLUEPRINT, useCase, objective: ONLY_TASK };
  return {
    ...EMPTY_BLUEPRINT,
    useCase,
    constraints: rulesOf(rules),
    validation: [keepsForm(analysis) ? STATED_DONE : GENERAL_DONE],
  };
}

function generalRules(analysis: Analysis): readonly string[] {
  const shared = wantsNothingElse(analysis) ? [] : sharedLines(analysis);
  if (isFormStated(analysis)) {
    const isText = probabilityOf(ANY_TEXT, analysis) >= LIKELY_TEXT;
    return isText && keepsForm(analysis) ? [...shared, ONLY_ANSWER_RULE] : shared;
  }
  const enough = analysis.statesForm < OPEN_FORM ? LIKELY_TO_ANSWER : SURE_TO_ANSWER;
  if (wantsNothingElse(analysis) || probabilityOf(ANSWER_OR_CODE, analysis) < enough) return shared;
  return [...shared, DOUBT_RULE, GENERAL_GAP_RULE];
}

/** The lines that almost surely fit the request, whichever of their kinds it is. */
function sharedLines(analysis: Analysis): string[] {
  const isShort = wantsShortAnswer(analysis);
  if (isShort && analysis.statesForm >= OPEN_FORM) return [];
  return SHARED_LINES.filter(({ kinds, needsRoom, isHarmless }) => {
    if (needsRoom && isShort) return false;
    const enough = isHarmless ? LIKELY_IF_HARMLESS : LIKELY_TO_FIT;
    return probabilityOf(kinds, analysis) >= enough;
  })
    .toSorted((one, other) => one.kinds.length - other.kinds.length)
    .slice(0, MOST_SHARED_LINES)
    .map(({ line }) => line);
}

/** The probability that the request is of one of the kinds, as far as the guess can be trusted. */
function probabilityOf(kinds: readonly Kind[], { allKinds }: Analysis): number {
  const sumOf = (some: readonly Kind[]) =>
    allKinds
      .filter(({ kind }) => some.includes(kind))
      .reduce((sum, { probability }) => sum + probability, 0);
  const isDoubtful = sumOf(CATCH_ALL) >= DOUBTFUL;
  return sumOf(isDoubtful ? kinds.filter((kind) => !CATCH_ALL.includes(kind)) : kinds);
}

function composeKind(
  kind: Kind,
  { useCase, answers = [] }: ComposeRequest,
  analysis: Analysis,
): Blueprint {
  const text: KindText = KIND_TEXTS[kind];
  const { format, rules } = linesFor(text, analysis);
  const missing = missingFor(kind, analysis);
  const isAnswered = answers.some(({ name }) => name === missing?.name);
  const placeholder =
    missing === null || isAnswered
      ? []
      : [{ name: missing.name, label: missing.label, ifMissing: missing.ifMissing }];
  return {
    ...EMPTY_BLUEPRINT,
    useCase: useCase === 'auto_detect' ? useCaseOf(kind, analysis.useCases) : useCase,
    kind,
    objective: text.task ?? null,
    placeholders: placeholder,
    outputFormat: leavesFormOpen(analysis) ? format : [],
    constraints: rulesOf([
      ...(wantsNothingElse(analysis) ? [] : rules),
      ...(asksForAnswerAlone(kind, analysis) ? [ONLY_ANSWER_RULE] : []),
    ]),
    validation: [keepsForm(analysis) || wantsNothingElse(analysis) ? STATED_DONE : text.done],
  };
}

/** Whether the prompt forbids remarks, and asks for missing material, which would break a part that is played. */
function asksForAnswerAlone(kind: Kind, analysis: Analysis): boolean {
  return keepsForm(analysis) && kind !== 'roleplay' && !ADVICE.includes(kind);
}

/** The parts and rules of a kind that suit an answer of the length and form that the request wants. */
function linesFor(
  { format, formatIfRoom = [], rules, rulesIfRoom = [] }: KindText,
  analysis: Analysis,
): { format: string[]; rules: string[] } {
  const leavesRoom = !wantsShortAnswer(analysis) && !isFormStated(analysis);
  if (!leavesRoom) return { format: [...format], rules: [...rules] };
  return { format: [...format, ...formatIfRoom], rules: [...rules, ...rulesIfRoom] };
}

function wantsShortAnswer({ text }: Analysis): boolean {
  if (text.length >= SHORT_REQUEST) return false;
  return text.length + (text.match(DENSE)?.length ?? 0) < SHORT_REQUEST;
}

/** Whether the request forbids anything but the result; most rules ask for more in some case. */
function wantsNothingElse({ limits }: Analysis): boolean {
  return limits.some(({ type }) => type === 'only');
}

/** Whether the request leaves it open what the answer looks like. */
function leavesFormOpen(analysis: Analysis): boolean {
  return !isFormStated(analysis) && analysis.limits.every(({ type }) => type === 'length');
}

function isFormStated({ statesForm }: Analysis): boolean {
  return statesForm >= STATED_FORM;
}

/** Whether the prompt asks for the stated form to be kept; a short request says that well enough itself. */
function keepsForm(analysis: Analysis): boolean {
  return isFormStated(analysis) && !wantsShortAnswer(analysis);
}

function rulesOf(rules: readonly string[]): Blueprint['constraints'] {
  return rules.map((rule) => ({ rule, reason: null }));
}
