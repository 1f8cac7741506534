import type { Blueprint } from './blueprint.js';
import { spelledOut } from './extract/wish.js';
import type { Reading } from './reading.js';
import { written } from './fact-wording.js';

type Constraint = Blueprint['constraints'][number];

const MOST = 6;

/** The rules a request sets itself, each as one of its own: limits, exclusions, deadlines. */
export function conditionsOf(reading: Reading, objective: string): Constraint[] {
  const { ownRules, language } = reading;
  const own = ownRules.filter((rule) => !objective.includes(rule));
  const english = language === 'en' || language === null;
  const rules = own.map((rule) =>
    english ? asRule(rule) : `${conditionOn(rule, reading)}: ${quoted(rule)}`,
  );
  return [...rules, ...(english ? [] : [...lengthRule(reading), ...deadlineRule(reading)])]
    .slice(0, MOST)
    .map((rule) => ({ rule, reason: null }));
}

/** In quotation marks, curved ones where straight ones stand inside. */
function quoted(rule: string): string {
  return rule.includes('"') ? `“${rule}”` : `"${rule}"`;
}

const FILLER =
  /^(?:and|but|also|so|then) |^(?:(?:oh|and|but|also|so|then|please|pls|plz|just|i|we|want|need|would like|it|to|has|have)\b[ ,]*)+(?=(?:no|not|don'?t|do not|never|only|must|without|max|keep|avoid|nothing|under|at (?:most|least)|up to|use|end)\b)|\b(?:please|pls|plz|thanks|thx|if possible)\b[ ,]*|^please /gi;

/** "oh and please dont use add ons" as the rule it is, still in the person's words. */
function asRule(rule: string): string {
  const clean = spelledOut(rule).replace(FILLER, '').replace(/\s+/g, ' ').trim();
  const text = clean.length < 3 ? spelledOut(rule) : clean;
  return /^\p{Ll}/u.test(text) && !/^\p{Ll}+\p{Lu}/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
}

/** What a rule in another language is on, in English, when the lists know a word of it. */
function conditionOn(rule: string, { terms, text }: Reading): string {
  const start = text.indexOf(rule);
  const within = terms.filter(
    ({ at, kind }) =>
      start >= 0 &&
      at >= start &&
      at < start + rule.length &&
      (kind === 'topic' || kind === 'artefact' || kind === 'tone'),
  );
  const names = [...new Set(within.map(({ concept }) => concept.replace(/ \([^)]*\)$/, '')))];
  const own = rule.length % 2 === 0 ? 'Condition of the request' : 'Rule that the request sets';
  return names.length === 0 ? own : `Condition on ${names.slice(0, 2).join(' and ')}`;
}

const LENGTH_UNIT = /^\d[\d.,]*(?:[-–]\d+)? (?:words?|characters?|lines?)\b/;

/** "60 kelime": a length that the answer keeps to. */
function lengthRule({ facts, cues }: Reading): string[] {
  if (!cues.has('#length') && !cues.has('#wording')) return [];
  const length = facts.find(({ english }) => english !== null && LENGTH_UNIT.test(english));
  return length === undefined ? [] : [`Keep to the length asked for: ${written(length)}`];
}

const BEFORE_DATE =
  /(?:\b(?:bis(?: zum)?|vor dem|antes (?:del?|de)|hasta(?: el)?|avant(?: le)?|jusqu'au|d'ici(?: le)?|entro(?: il)?|fino al|até(?: o dia)?|antes de)|(?<!\p{L})(?:до|к|قبل|حتى)) ?$/iu;
const AFTER_DATE =
  /^ ?(?:までに?|까지|之前|以前|前(?!年|日)|तक|से पहले|['’]?(?:[yn]?[eaıi] )?kadar)/u;

/** A date with a word for "by" beside it. */
function deadlineRule({ facts, text }: Reading): string[] {
  const due = facts.find(
    ({ kind, at, typed }) =>
      kind === 'date' &&
      (BEFORE_DATE.test(text.slice(Math.max(0, at - 14), at)) ||
        AFTER_DATE.test(text.slice(at + typed.length, at + typed.length + 12))),
  );
  return due === undefined
    ? []
    : [`Treat ${written(due)} as the time limit that the request names`];
}
