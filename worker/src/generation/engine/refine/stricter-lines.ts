import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import type { Ladder } from './lines.js';

/** Nothing beyond what is told, fitted to what the answer is. */
export const ONLY_FACTS: Readonly<Record<ResolvedUseCase, Ladder>> = {
  code_generation: [
    'Build and change only what the request names, and add no feature, option or dependency of your own',
  ],
  content_creation: [
    'Use no name, number, date or claim that the request does not hold, and put a blank in square brackets where one is missing',
  ],
  data_analysis: [
    'Use no figure that is not in the request or computed from it, and show beside each computed one what it comes from',
  ],
  question_answering: [
    'Take the facts of my case from the request alone, and mark every other statement you are not certain of as one to check',
  ],
};
/** The same for texts that have to make something up. */
export const ONLY_FACTS_INVENTED: Ladder = [
  'Change none of the names, numbers and dates of the request, and add no real person, brand or source to them',
];

export const REFUSAL: Ladder = [
  'Where something needed is missing and no rule here covers it, say in one line what is missing instead of guessing',
];
export const FORM: Ladder = [
  'Keep to the output format: its parts in this order and nothing besides them, except one line before the answer if a rule cannot be kept, saying which and why',
];
/** Where the request fixes the whole answer. */
export const FORM_CLOSED: Ladder = [
  'Give the answer in exactly the form that the request fixes; if that cannot be done, say in one line which rule cannot be kept and why',
];

/** Counting first, then every rule, one after the other. */
export const COUNT_CHECK: Ladder = [
  'Count whatever has a number here (words, lines, items, rows), and correct the answer until each count holds',
  'Count whatever has a number here (words, lines, items, rows), then go through the rules one by one, and rewrite the answer until every count and every rule holds',
];
/** What each rule came to, as a part of the answer; wished for twice or more. */
export const RULES_KEPT: Ladder = [
  'At the end, under "Rules kept", one line per rule of the request: kept, or not and why',
];
export const FACT_CHECK = 'Check by name that each of these is used or kept to as given: ';
export const BY_NAME = '; go through them one by one, and mend the answer where one is missing';

/** Whether a check was asked for by a wish for more strictness. */
export function isStricterCheck(check: string): boolean {
  return COUNT_CHECK.includes(check) || check.startsWith(FACT_CHECK) || check.endsWith(BY_NAME);
}

/** Soft measures of the parts of an answer, and what takes their place. */
export const MEASURES: readonly (readonly [soft: RegExp, counted: string])[] = [
  [/\bShort paragraphs\b/, 'Paragraphs of at most four sentences'],
  [/\bshort paragraphs\b/, 'paragraphs of at most four sentences'],
  [/\b([Oo]ne|[Aa]) short paragraph\b/, '$1 paragraph of at most four sentences'],
  [/\b([Oo]ne) paragraph\b(?! (?:of|in) )/, '$1 paragraph of at most five sentences'],
  [/\b[Oo]ne short part\b/, 'One part of at most four sentences'],
  [/\bA short list\b/, 'A list of at most five points'],
  [/\ba short list\b/, 'a list of at most five points'],
  [/\ba list$/, 'a list of at most seven points'],
  [/\ba few\b/, 'at most three'],
  [/^Numbered steps\b/, 'At most ten numbered steps'],
  [/(?<=[:,] |\bin )numbered steps\b/, 'at most ten numbered steps'],
];

/** A soft limit of the catalogue and what takes its place. */
export const SOFT_LIMIT = 'As short as it can be and still be of use';
export const COUNTED_LIMIT = 'At most 120 words';
