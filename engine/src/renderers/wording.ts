import { LANGUAGES } from '@promptmint/core/catalogue/languages';
import { detectLanguage, languageName } from '../classify/detect-language.js';
import { featureSourceOf } from '../classify/feature-source.js';
import type { Material } from './material.js';

/** White space other than single spaces. */
const UNEVEN = /[\s\u0085]{2,}|[^\S ]|\u0085/gu;

/** A blueprint's text on one line, so that it can start neither a heading nor a fence. */
export function oneLine(text: string): string {
  return text
    .replace(UNEVEN, ' ')
    .replace(/[`~]{3,}/g, '``')
    .trim();
}

/** The text as one line that ends with a full stop, unless it already ends a sentence. */
export function sentence(text: string): string {
  const line = oneLine(text);
  return /[.!?:…。？！]["”'’)`*\]]*$/u.test(line) ? line : `${line}.`;
}

/** The role as a noun phrase: "You are a ..." and a leading article removed. */
function rolePhrase(role: string): string {
  return oneLine(role)
    .replace(/^(?:you are|you're|act as|as) /i, '')
    .replace(/^(?:an?|the) /i, '')
    .replace(/\.$/, '');
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
  return /^(?!I )[A-Z][a-z]* /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The line that names the language of the answer; what the request says about it takes priority. */
export function languageLine({ request, text, pasted }: Material): string {
  if (request.language !== 'same') {
    return `Answer in ${LANGUAGES[request.language]} unless the request asks for another language.`;
  }
  const language = certainLanguage(featureSourceOf(text, pasted).own);
  const name = language === null ? '' : ` (${languageName(language)})`;
  return `Answer in the language of the request${name} unless it asks for or needs another.`;
}

/** Whether the answer is to be in the language of the request, as far as that is certain. */
export function isInOwnLanguage({ request, text, pasted }: Material): boolean {
  const { language } = request;
  return language === 'same' || language === certainLanguage(featureSourceOf(text, pasted).own);
}

/** How many characters at each end must be in the language of the whole, as part of a request may be pasted. */
const END = 60;
/** What follows one of these may be a quotation in another language. */
const QUOTE = /[:："“„«「]/u;

/** The language of a request if its start, its end and the whole text agree; otherwise null. */
function certainLanguage(own: string): string | null {
  const text = own.trim();
  const language = detectLanguage(text);
  const [start = ''] = text.slice(0, END).split(QUOTE);
  const ends = [start, text.slice(-END)];
  if (ends.some((part) => detectLanguage(part) !== language)) return null;
  // If the prompt named Hindi, a request typed in Latin letters would be answered in Devanagari.
  return language === 'hi' && !/\p{Script=Devanagari}/u.test(text) ? null : language;
}

/** The line that gives the request's own words priority over our lines. */
export function priorityLine({ isOwnTask }: Material): string {
  const request = isOwnTask ? 'task' : 'request';
  return `The ${request} takes priority over the other lines, also in role, form, order, length, language and tone.`;
}

const TEMPLATE_MARKS = /\{\{|\}\}|\$\{|<%|%[sd]\b|\{\d+\}|\{%/;

/** Whether the text contains marks that a reader could mistake for our blanks. */
export function hasTemplateMarks(text: string): boolean {
  return TEMPLATE_MARKS.test(text);
}
