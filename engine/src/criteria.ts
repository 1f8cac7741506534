import {
  CRITERION_SECTIONS,
  type PromptSection,
  QUALITY_CRITERIA,
  type QualityCriterion,
  type QualitySpans,
} from '@promptmint/core/catalogue/prompt-parts';
import { type Analysis, analyse } from './analyse.js';
import { BLANKS } from './renderers/section-plan.js';
import { type GenerationRequest, requestText } from './request.js';
import { explainScore } from './score.js';
import { cutAt, LONGEST } from './scorer/find-spans.js';
import { isHollow } from './scorer/hollow.js';
import type { Span } from './scorer/span.js';
import { sentencesOf } from './scorer/sentences.js';

/**
 * The criteria that a request meets as typed. A text that surely asks for something says its task,
 * also where the scorer does not recognise the sentence.
 */
export function requestCriteria({ input, useCase }: GenerationRequest): QualitySpans {
  const spans = explainScore(input);
  if (spans.has_objective !== null) return spans;
  const analysis = analyse(input, useCase);
  return analysis.mayAskNothing ? spans : { ...spans, has_objective: ownWords(input, analysis) };
}

/**
 * The criteria that a finished prompt meets, so that it says the same as its sections: a criterion is
 * met by the section that has its name, or by the person's own words where these meet it alone. The
 * scorer learned from prompts that people wrote; on ours it finds samples that are none.
 */
export function promptCriteria(
  { text, sections }: { text: string; sections: readonly PromptSection[] },
  input: string,
  requestSpans: QualitySpans,
  scored: QualitySpans = explainScore(text),
): QualitySpans {
  const placed = placesOf(sections);
  const spanFor = (criterion: QualityCriterion): Span | null => {
    const own = placed.find(({ key }) => key === CRITERION_SECTIONS[criterion]);
    const fromSection = own && passageIn(text, own, scored[criterion]);
    return fromSection ?? requestPassage(text, placed, input, requestSpans[criterion]);
  };
  return Object.fromEntries(
    QUALITY_CRITERIA.map((criterion) => [criterion, spanFor(criterion)]),
  ) as QualitySpans;
}

type Place = Span & Pick<PromptSection, 'key'>;

/** Where each section that says something is in the prompt. */
function placesOf(sections: readonly PromptSection[]): Place[] {
  let start = 0;
  return sections.flatMap(({ key, label, text }) => {
    const place = { key, start, end: start + text.length };
    start = place.end + 2;
    return label === BLANKS ? [] : [place];
  });
}

/** What a section says: the passage that the scorer chose, else its sentences from the first one on. */
function passageIn(text: string, section: Span, scored: Span | null): Span | null {
  if (scored !== null && scored.start >= section.start && scored.end <= section.end) return scored;
  const sentences = sentencesOf(text.slice(section.start, section.end))
    .map(({ start, end }) => ({ start: start + section.start, end: end + section.start }))
    .filter((sentence) => !isHollow(text, sentence));
  const first = sentences[0];
  if (first === undefined) return null;
  const last = sentences.findLast(({ end }) => end - first.start <= LONGEST) ?? first;
  return { start: first.start, end: cutAt(text, first.start, last.end) };
}

/** Where the prompt quotes the passage with which the request meets a criterion. */
function requestPassage(
  text: string,
  placed: readonly Place[],
  input: string,
  span: Span | null,
): Span | null {
  if (span === null) return null;
  const passage = requestText({ input: input.slice(span.start, span.end) });
  // A passage can be interrupted by the tags of pasted material.
  const [line = passage] = passage.split('\n');
  const quoted = placed.filter(({ key }) => key === 'material' || key === 'objective');
  for (const words of [passage, line])
    for (const { start, end } of quoted) {
      const at = text.slice(start, end).indexOf(words);
      if (at >= 0) return { start: start + at, end: start + at + words.length };
    }
  return null;
}

/** The first of the person's own words that say something. */
function ownWords(input: string, { pasted, text }: Analysis): Span | null {
  if (text !== input && pasted.length > 0) return null;
  const first = sentencesOf(input).find(
    (sentence) =>
      !isHollow(input, sentence) &&
      pasted.every(({ start, end }) => sentence.end <= start || sentence.start >= end),
  );
  if (first === undefined) return null;
  return { start: first.start, end: cutAt(input, first.start, first.end) };
}

/** The criteria of a prompt by its sections alone, without the scorer's choice of passages. */
export function criteriaOf(
  prompt: { text: string; sections: readonly PromptSection[] },
  input: string,
  requestSpans: QualitySpans,
): QualityCriterion[] {
  const spans = promptCriteria(prompt, input, requestSpans, requestSpans);
  return QUALITY_CRITERIA.filter((criterion) => spans[criterion] !== null);
}
