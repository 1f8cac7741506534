import { INSTRUCTION } from '@promptmint/worker/generation/providers/instruction';
import { type PromptReading, withoutBullet } from './prompt-reading.js';

/**
 * Finds what in a prompt's own lines answers the request instead of asking for it; empty is right. Only
 * needed for prompts that a model wrote: what the composer writes is known beforehand.
 */
export function findAnswering({ own }: PromptReading, request: string): string[] {
  const lines = own
    .filter(({ section }) => section !== 'examples')
    .map(({ text }) => withoutBullet(text));
  return [
    ...givenVerdicts(lines, request),
    ...inventedNumbers(lines, request),
    ...leakedInstruction(lines),
  ];
}

const VERDICT =
  /^(?:Yes|No)[,.:!] (?!(?:yes|no)\b)|\b[Tt]he (?:answer|result|solution|winner) (?:is|was):? (?:["“`\d]|\p{Lu}|yes\b|no\b)/u;
/** A verdict's opening words, which do not count if the person typed them. */
const OPENING = /\bthe (?:answer|result|solution|winner) (?:is|was)\b:? ?\S*/i;

function givenVerdicts(lines: readonly string[], request: string): string[] {
  const typed = request.toLowerCase();
  return lines
    .filter((line) => VERDICT.test(line))
    .filter((line) => {
      const [opening = line] = OPENING.exec(line) ?? [];
      return !typed.includes(opening.toLowerCase().replace(/[.,"”`]+$/, ''));
    })
    .map((line) => `gives a verdict: ${line}`);
}

/**
 * Numbers that the request does not contain, which suggest a computed result. Numbers up to 10 are
 * allowed, because scales and counts use them; counts of parts and thresholds are allowed too.
 */
function inventedNumbers(lines: readonly string[], request: string): string[] {
  const given = new Set(givenNumbers(request));
  return lines.flatMap((line) => {
    const text = SHAPES.reduce((rest, shape) => rest.replace(shape, ' '), asciiDigits(line));
    return (text.replace(THOUSANDS, '').match(NUMBER) ?? [])
      .filter((number) => Number(number) > 10 || !/^\d+$/.test(number))
      .filter((number) => !given.has(number))
      .map((number) => `number ${number} is not in the request: ${line}`);
  });
}

const NUMBER = /\d+(?:[.,:/]\d+)*/g;
/** Separators between groups of three digits. */
const THOUSANDS = /(?<=\d)[.,'’ ](?=\d{3}(?!\d))/g;
const COUNTED =
  '(?:words?|characters?|sentences?|lines?|paragraphs?|pages?|items?|points?|rows?|columns?|steps?|minutes?|decimals?)';
const RANGE = String.raw`\d[\d,.]*(?:\s*(?:to|-|–|and|or)\s*\d[\d,.]*)?`;
const SHAPES: readonly RegExp[] = [
  new RegExp(String.raw`${RANGE}[\s-]+(?:\p{L}+[\s-]+)?${COUNTED}\b`, 'giu'),
  new RegExp(String.raw`\b(?:at (?:most|least)|up to|over|under) ${RANGE}`, 'giu'),
  /\d+\s*(?:%|per cent) (?:interval|confidence|level)/giu,
];

/** The numbers of a request as typed and without thousands separators, and the parts of dates and times. */
function givenNumbers(request: string): string[] {
  const plain = asciiDigits(request);
  const typed = [plain, plain.replace(THOUSANDS, '')].flatMap((form) => form.match(NUMBER) ?? []);
  const parts = typed.filter(isDateOrTime).flatMap((number) => number.split(/[.:/]/));
  return [...typed, ...parts].flatMap((number) => [number, String(Number(number))]);
}

/** Day and month with or without a year, or hours and minutes; `2003/41` is the number of a document. */
function isDateOrTime(number: string): boolean {
  if (/^(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?$/.test(number)) return true;
  const parts = number.split(/[./]/).map(Number);
  const dayAndMonth = parts.filter((part) => part <= 31);
  const years = parts.filter((part) => part > 31);
  return dayAndMonth.length === 2 && dayAndMonth.some((part) => part <= 12) && years.length <= 1;
}

const DIGIT_ZEROS = [0x660, 0x6f0, 0x966];

/** Digits of every script the product meets, as ASCII digits. */
function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = DIGIT_ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Finds lines copied from the instruction for models, which do not belong in a prompt. */
function leakedInstruction(lines: readonly string[]): string[] {
  return lines
    .filter((line) => line.length >= 60 && INSTRUCTION.includes(line))
    .map((line) => `repeats our instruction: ${line.slice(0, 60)}`);
}
