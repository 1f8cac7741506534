import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import type { Blueprint } from '../blueprint.js';
import type { Ladder } from './lines.js';

const CODE =
  'Write formal doc comments for every public name (summary in one full sentence, parameters, return value, errors), and explain the work as a commit message does: a summary in the imperative, sixty characters at most, then full sentences';
const DATA =
  'Write in the register of a formal report: full sentences, impersonal wording, precise terms, no contractions, slang, emoji or jokes';
const QUESTION =
  'Answer in a formal register: full sentences, precise terms, no contractions, slang, emoji, exclamation marks or jokes';
const TEXT =
  'Write the text in a formal register: full sentences, precise words, no contractions, slang, emoji, exclamation marks or jokes';
const TEXT_WITH_EMOJI =
  'Write the text in a formal register, with no emoji beyond those that the request has or asks for: full sentences, precise words, no contractions, slang or jokes';
const TEXT_IN_TONE =
  'Keep the tone that the request asks for in the text itself, and be formal wherever that tone leaves room: correct grammar, full names, no slang; write headings, notes and explanations formally throughout';

/** How formal the answer is to be, fitted to what the answer is. */
export const REGISTER: Readonly<Record<ResolvedUseCase, Ladder>> = {
  code_generation: [
    CODE,
    `${CODE}; no contractions, no humour, no first person`,
    `${CODE}; no contractions, no humour, no first person, and the terms of the official documentation`,
  ],
  content_creation: [
    TEXT,
    `${TEXT}; names, titles and dates written out`,
    `${TEXT}; names, titles and dates written out; salutation and closing by the conventions of formal letters where it has them`,
  ],
  data_analysis: [
    DATA,
    `${DATA}; tables numbered, and referred to by number`,
    `${DATA}; tables numbered, and referred to by number; assumptions listed under a heading of their own`,
  ],
  question_answering: [
    QUESTION,
    `${QUESTION}; names of offices, documents and persons in full`,
    `${QUESTION}; names of offices, documents and persons in full, and impersonal wording`,
  ],
};
/** Where the request asks for emoji. */
export const REGISTER_WITH_EMOJI: Ladder = [
  TEXT_WITH_EMOJI,
  `${TEXT_WITH_EMOJI}; names, titles and dates written out`,
];
/** Where the request asks for a tone that is no formal one. */
export const REGISTER_IN_TONE: Ladder = [
  TEXT_IN_TONE,
  `${TEXT_IN_TONE}; names, titles and dates written out`,
];
/** Where the request fixes the whole answer. */
export const REGISTER_CLOSED: Ladder = [
  'Keep the answer in the form that the request fixes; should anything have to be added, say it in one full, formal sentence',
];

/** The check that goes with a register, unless another tone was asked for. */
export const REGISTER_CHECK: Ladder = [
  'Read every sentence for its register, and reword each that sounds like everyday speech',
];

/** The forms of polite address, by the English name of the language. */
const FORMS = new Map(
  Object.entries({
    Arabic: '"حضرتك"',
    Chinese: '"您"',
    Czech: '"Vy"',
    Dutch: '"u"',
    French: '"vous"',
    German: '"Sie"',
    Greek: '"εσείς"',
    Hindi: '"आप"',
    Italian: '"Lei" with its verb forms',
    Japanese: 'です・ます forms, with 敬語 where it is due',
    Korean: '존댓말 with -습니다 endings',
    Polish: '"Pan" or "Pani"',
    Portuguese: '"o senhor" or "a senhora"',
    Russian: '"вы"',
    Spanish: '"usted" with its verb forms',
    Turkish: '"siz"',
    Ukrainian: '"Ви"',
  }),
);

/** How the reader is addressed in a language; null where it has one form for all. */
export function addressIn(language: string): string | null {
  const form = FORMS.get(language);
  return form === undefined ? null : `Wherever the reader is addressed, use ${form}`;
}

/** Rules of the catalogue that say less than the register does, or that stand against it. */
const LOOSE = /^Do without emoji, and use at most one exclamation mark$/;

/** Whether a rule of the catalogue gives way to what a wish for formality has set. */
export function isReplacedByFormal(rule: string, { constraints }: Blueprint): boolean {
  return (
    LOOSE.test(rule) && constraints.some((own) => REGISTER.content_creation.includes(own.rule))
  );
}

/** Added to what introduces samples in an everyday voice. */
export const FORM_ONLY = ' (take their form; the register is to be more formal)';
