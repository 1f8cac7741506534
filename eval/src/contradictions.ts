import type { Analysis } from '@promptmint/engine/analyse';
import type { LimitType, StatedLimit } from '@promptmint/engine/analysis/stated-limits';
import { type PromptReading, withoutBullet } from './prompt-reading.js';

/** A line of the prompt that contradicts a limit of the request. */
export interface Contradiction {
  line: string;
  /** The limit as the request states it. */
  limit: string;
  /** Whether the line is about one case only ("If something is missing, ..."). */
  isConditional: boolean;
}

const FORMS: Readonly<Record<string, RegExp>> = {
  table: /\b(?:tables?|tabla|tableau|tabelle|tabela|rows?|columns?)\b|表/i,
  list: /\b(?:lists?|bullets?|bullet points?|lista|liste)\b/i,
  json: /\bjson\b/i,
  csv: /\bcsv\b/i,
  yaml: /\byaml\b/i,
  xml: /\bxml\b/i,
};

const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|a single)';
/** A length that a line sets for the answer; a remark "in one line" does not count. */
const LENGTH = new RegExp(
  `(?<!say so in )\\b${NUMBER} (?:words?|sentences?|lines?|paragraphs?|pages?|characters?)\\b|` +
    '\\b(?:briefly|in short|shortly|concise(?:ly)?|in detail|at length)\\b',
  'i',
);

/** Something that the answer should contain besides the result itself. */
const EXTRA_PARTS: readonly RegExp[] = [
  /^(?:then|finally|afterwards)\b|^first,/i,
  /\bfirst[,;] then\b|; then\b/i,
  /^(?:say|name|mention|point out|note|explain why|state the assumptions)\b/i,
  /^(?:list|add) (?!no\b|nothing\b)/i,
  /\bsay (?:so|which|how)\b/i,
  /^give [^.]*\bwith (?:how|its|the)\b/i,
];

const CONDITIONAL =
  /^(?:if|where|when|unless|except|ask only)\b|\b(?:unless|only if|where (?:a|an|several|values?|it)\b|if (?:it|the request|there))\b/i;

/** Finds lines of ours that contradict the limits that the analysis found in the request. */
export function findContradictions(
  { own }: PromptReading,
  { limits, text }: Pick<Analysis, 'limits' | 'text'>,
): Contradiction[] {
  if (limits.length === 0) return [];
  const lines = own.flatMap((line) => withoutBullet(line.text).split(/(?<=[.;!?]) (?=\p{Lu})/u));
  return limits.flatMap((limit) => {
    const stated = text.slice(limit.start, limit.end);
    return lines
      .filter((line) => isAgainst(limit.type, stated, line))
      .map((line) => ({ line, limit: stated, isConditional: CONDITIONAL.test(line) }));
  });
}

function isAgainst(type: StatedLimit['type'], stated: string, line: string): boolean {
  if (isPriority(line)) return false;
  const against: Readonly<Record<LimitType, () => boolean>> = {
    length: () => LENGTH.test(line),
    form: () => asksForOtherForm(line, stated),
    only: () => EXTRA_PARTS.some((part) => part.test(line)),
  };
  return against[type]();
}

function asksForOtherForm(line: string, stated: string): boolean {
  const asked = formsOf(line);
  const given = formsOf(stated);
  return asked.length > 0 && !asked.some((form) => given.includes(form));
}

function formsOf(text: string): string[] {
  return Object.keys(FORMS).filter((form) => FORMS[form]?.test(text));
}

/** The line that gives the request's own words priority mentions forms and lengths, but sets none. */
function isPriority(line: string): boolean {
  return /takes priority over/.test(line);
}
