import { LANGUAGES } from '@promptmint/core/catalogue/languages';
import type { Blueprint } from '../blueprint.js';
import { languageName } from '../extract/language.js';
import type { Material } from './material.js';

/** White space other than single spaces, which most lines of the catalogue are free of. */
const UNEVEN = /[\s\u0085]{2,}|[^\S ]|\u0085/gu;

/** A blueprint's text on one line, so that it can start neither a heading nor a fence. */
export function oneLine(text: string): string {
  return text
    .replace(UNEVEN, ' ')
    .replace(/[`~]{3,}/g, '``')
    .trim();
}

/** A sentence with its full stop. */
export function sentence(text: string): string {
  const line = oneLine(text);
  return /[.!?:…。？！]["”'’)`*\]]*$/u.test(line) ? line : `${line}.`;
}

function capitalised(text: string): string {
  const line = oneLine(text);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The role as a noun phrase: "You are a ..." and a leading article removed. */
function rolePhrase(role: string): string {
  return oneLine(role)
    .replace(/^(?:you are|you're|act as|as) /i, '')
    .replace(/^(?:an?|the) /i, '')
    .replace(/\.$/, '');
}

/** The role on its own, as a heading's text. */
export function persona(role: string): string {
  return capitalised(rolePhrase(role));
}

/** Letters whose names begin with a vowel, for abbreviations such as "SQL". */
const VOWEL_SOUND = /^(?:[AEFHILMNORSX](?![a-z])|[aeioAEIO]|[uU](?!ni|se|sa|til|k|r[uo]))/;

/** "You are a ..." with the fitting article. */
export function roleSentence(role: string): string {
  const phrase = rolePhrase(role);
  return sentence(`You are ${VOWEL_SOUND.test(phrase) ? 'an' : 'a'} ${phrase}`);
}

/** Lower first letter, unless the first word is a name or an abbreviation. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]* /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** How the answer's language is told, in one sentence. */
export function languageLine(blueprint: Blueprint, { request, typed }: Material): string {
  const answer = LANGUAGES[request.language];
  const remark =
    typed !== null && typed !== request.language
      ? ` (the request was written in ${languageName(typed)})`
      : '';
  const artefact = blueprint.artefactLanguage;
  if (artefact !== null && artefact !== answer) {
    return `Write the result itself in ${artefact}, and everything else in ${answer}${remark}.`;
  }
  if (blueprint.useCase === 'code_generation') {
    return request.language === 'en'
      ? `Write explanations and code comments in English${remark}.`
      : `Write explanations and code comments in ${answer}; keep identifiers in English${remark}.`;
  }
  return `Answer in ${answer}${remark}.`;
}

const TEMPLATE_MARKS = /\{\{|\}\}|\$\{|<%|%[sd]\b|\{\d+\}|\{%/;

/** Whether the text holds marks of its own that a reader could take for our placeholders. */
export function hasTemplateMarks(text: string): boolean {
  return TEMPLATE_MARKS.test(text);
}

/** "a", "a and b", "a, b and c"; `last` joins the last two. */
export function listed(items: readonly string[], last = 'and'): string {
  const end = items.at(-1) ?? '';
  return items.length < 2 ? end : `${items.slice(0, -1).join(', ')} ${last} ${end}`;
}
