import { type Block, substance } from './blocks.js';
import { wordCount } from './word-count.js';

const SAMPLE_PAIRS: readonly RegExp[] = [
  /^[ \t]*(?:[-*] )?(?:in|input|q|before|good|question|user)\s*: *\S[^\n]*\n{1,3}[ \t]*(?:[-*] )?(?:out|output|a|after|bad|answer|assistant)\s*: *\S[^\n]*/im,
  /^\s*Q: [^\n]+ A: \S[^\n]*/m,
  /^['"“][^\n]+['"”]\s*(?:->|=>|→|became|becomes)\s*\S[^\n]*/m,
  /\bso (?:an? )?[^.\n]{3,60} becomes \S[^.\n]*/i,
];
const SAMPLE_CUE =
  /(?:\b(?:like this|looks? like|reads(?: as)?|(?:would|should|could|must|might) read|might be|in this shape|in this vein|along the lines of|as a model|for example|example|sample|model|of the kind I mean|you did last time|began|each item with|should sound|register)\b[^\n"'“{|*]{0,80}[:,]?\s*\n{0,2}>?\s*)(["'“{|*][^\n]{6,}|[-*>] [^\n]{6,}|`[^`\n]{4,}`)/i;
const VOICE = /['"“][^'"”\n]{8,}['"”] is the (?:voice|tone|style)|in this (?:vein|style): ['"“]/i;
const ASKED_EXAMPLES = /\b(?:give|include|add|with|provide|use) (?:\w+ )?examples?\b|\bsuch as\b/i;

/** A worked sample: an input with its output, or a piece of the wanted answer. */
export function findExamples(blocks: readonly Block[], text: string): string | null {
  const section = blocks.find(
    ({ kind, body }) => kind === 'has_examples' && isSample(substance(body)),
  );
  if (section !== undefined) return section.body;
  for (const pattern of [...SAMPLE_PAIRS, VOICE]) {
    const match = pattern.exec(text);
    if (match !== null) return match[0];
  }
  return SAMPLE_CUE.exec(text)?.[1] ?? null;
}

function isSample(body: string): boolean {
  if (wordCount(body) < 3) return false;
  return !ASKED_EXAMPLES.test(body) || /["“|`:]|->/.test(body);
}

const PAIR =
  /^[ \t]*(?:[-*] )?(?:in|input|q|question|user): *\S[^\n]*\n{1,3}[ \t]*(?:[-*] )?(?:out|output|a|answer|assistant):[^\n]*/gim;

/** The text without its pairs of sample input and output. */
export function withoutSamplePairs(text: string): string {
  return text.replace(PAIR, '');
}
