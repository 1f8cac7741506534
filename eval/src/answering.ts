import { INSTRUCTION } from '@promptmint/worker/generation/providers/instruction';
import { ownLines, type PromptReading, withoutBullet } from './prompt-reading.js';
import { linesWithoutSamples } from './samples.js';
import { asciiDigits, contentWords, numbersOf, THOUSANDS } from './words.js';

/** A prompt and the idea it was written for. */
export interface AnsweringCase {
  id: string;
  request: string;
  prompt: PromptReading;
  placeholders: readonly string[];
}

/** What in a prompt answers the request or carries it out instead of rewriting it; empty is right. */
export function findAnswering(item: AnsweringCase): string[] {
  const own = linesWithoutSamples(item.prompt);
  const known = KNOWN_ANSWERS[item.id]?.(item, ownLines(item.prompt).join('\n'));
  return [
    ...(known ?? []),
    ...tooBare(item),
    ...givenVerdicts(own),
    ...inventedNumbers(own, item.request),
    ...leakedInstruction(own),
  ];
}

type KnownAnswer = (item: AnsweringCase, own: string) => string[];

const contains =
  (...answers: RegExp[]): KnownAnswer =>
  (_item, own) =>
    answers
      .filter((answer) => answer.test(own))
      .map((answer) => `gives the answer ${answer.source}`);

/** Ideas of the committed set whose answer is known. */
const KNOWN_ANSWERS: Readonly<Record<string, KnownAnswer>> = {
  'dev-034': contains(/(?<![\d.,])24(?![\d]|[.,]\d)|\btwenty[- ]four\b/i),
  'dev-040': (_item, own) => (contentWords(own).length < 20 ? ['is the fixed reply itself'] : []),
  'dev-041': contains(/\bfrance\b/i, /\bzidane\b/i),
  'dev-042': ({ placeholders }, own) =>
    placeholders.length > 0 || /\b(?:ask|question)/i.test(own) ? [] : ['asks for nothing missing'],
  'dev-071': contains(/\b5[., ]?050\b/),
};

/** A prompt is more than a sentence or two. */
function tooBare({ prompt }: AnsweringCase): string[] {
  return contentWords(ownLines(prompt).join(' ')).length < 15 ? ['is too bare for a prompt'] : [];
}

const VERDICT =
  /^(?:Yes|No)[,.:!] (?!(?:yes|no)\b)|\b[Tt]he (?:answer|result|solution|winner) (?:is|was):? (?:["“`\d]|[A-Z]|yes\b|no\b)/;

function givenVerdicts(own: readonly string[]): string[] {
  return own
    .map(withoutBullet)
    .filter((line) => VERDICT.test(line))
    .map((line) => `gives a verdict: ${line}`);
}

const COUNTED =
  'answers?|bullets?|cases?|cells?|characters?|checks?|columns?|days?|decimals?|digits?|drafts?|entries|examples?|facts?|groups?|hashtags?|headings?|hits?|ideas?|inputs?|items?|letters?|lines?|lists?|messages?|minutes?|misses|months?|names?|options?|pages?|paragraphs?|parts?|people|per cent|periods?|phrases?|points?|questions?|reasons?|rows?|seasons?|seconds?|sections?|sentences?|slides?|spaces?|steps?|syllables?|tables?|tests?|times?|titles?|values?|variants?|verses?|versions?|ways?|weeks?|words?|years?';
const RANGE = String.raw`\d[\d,.]*(?:\s*(?:to|-|–|and|or)\s*\d[\d,.]*)?`;
/** Counts of parts, lengths, thresholds and levels of confidence: rules for the answer, no results. */
const STRUCTURE: readonly RegExp[] = [
  new RegExp(String.raw`${RANGE}(?:\s*%)?[\s-]+(?:\p{L}+[\s-]+){0,2}(?:${COUNTED})\b`, 'giu'),
  new RegExp(String.raw`\b(?:${COUNTED}): ${RANGE}`, 'giu'),
  new RegExp(
    String.raw`\b(?:at (?:most|least)|(?:fewer|less|more|longer|shorter) than|up to|over|under|within|below|above) ${RANGE}`,
    'giu',
  ),
  /\d+\s*(?:%|per cent) (?:interval|confidence|level)/giu,
];

/**
 * Numbers that neither the request nor a rule about the answer's shape explains: the sign of a
 * computed result. Numbers up to 10 pass, because scales and counts use them.
 */
function inventedNumbers(own: readonly string[], request: string): string[] {
  const given = new Set(givenNumbers(request));
  return own.flatMap((line) => {
    const plain = asciiDigits(withoutBullet(line));
    const text = STRUCTURE.reduce((rest, rule) => rest.replace(rule, ' '), plain);
    return numbersOf(text.replace(THOUSANDS, ''))
      .filter((number) => Number(number) > 10 || !/^\d+$/.test(number))
      .filter((number) => !given.has(number))
      .map((number) => `number ${number} is not in the request: ${line.trim()}`);
  });
}

const MULTIPLES = [1, 12, 100, 1_000, 10_000, 100_000, 1_000_000, 100_000_000];
const HAN_DIGITS = '〇一二三四五六七八九十';

/** The numbers of a request, its parts of dates and times, and the same in thousands and the like. */
function givenNumbers(request: string): string[] {
  const typed = numbersOf(request);
  const parts = typed.flatMap((number) => number.split(/[.,:/]/));
  const whole = [...new Set([...typed, ...parts])];
  const scaled = whole
    .map((number) => Number(number.replace(',', '.')))
    .filter((value) => Number.isFinite(value))
    .flatMap((value) => MULTIPLES.map((factor) => String(Math.round(value * factor * 1e6) / 1e6)))
    .concat(whole.map((number) => String(Number(number) + 12)));
  const han = [...request].map((sign) => HAN_DIGITS.indexOf(sign)).filter((value) => value >= 0);
  return [...whole, ...scaled, ...han.map(String)];
}

/** Lines of the instruction for model providers do not belong into a prompt. */
function leakedInstruction(own: readonly string[]): string[] {
  return own
    .map(withoutBullet)
    .filter((line) => line.length >= 60 && INSTRUCTION.includes(line))
    .map((line) => `hands out the instruction: ${line.slice(0, 60)}`);
}
