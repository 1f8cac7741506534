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
  const rules = english
    ? own.map(asRule)
    : own
        .filter((rule) => !setsLengthOnly(rule, reading))
        .map((rule) => `${conditionOn(rule, reading)}: ${quoted(rule)}`);
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

/** Words that make a length a bound, before the number or behind what it counts. */
const BOUNDS: readonly (readonly [bound: string, words: RegExp])[] = [
  [
    'At most',
    /(?<!\p{L})(?:höchstens|maximal|maximum|max\.?|bis zu|nicht mehr als|máximo(?: de)?|como (?:mucho|máximo)|no más de|hasta|au (?:plus|maximum)|pas plus de|jusqu['’]à|(?:al )?massimo|non più di|no máximo|até|не (?:более|больше)|максимум|بحد أقصى|لا يزيد عن|ما يزيد عن|على الأكثر|अधिकतम|en (?:fazla|çok))(?!\p{L})|最多|不超过|最大|以内|以下|까지|이내|이하|최대/iu,
  ],
  [
    'At least',
    /(?<!\p{L})(?:mindestens|wenigstens|al menos|por lo menos|como mínimo|mínimo|au (?:moins|minimum)|minimum|almeno|minimo|pelo menos|no mínimo|не менее|минимум|على الأقل|कम से कम|en az)(?!\p{L})|至少|最少|以上|최소|이상/iu,
  ],
  [
    'About',
    /(?<!\p{L})(?:ca\.?|circa|etwa|ungefähr|rund|un[oa]s|alrededor de|aproximadamente|environ|cerca de|около|примерно|حوالي|लगभग|yaklaşık|civarı)(?!\p{L})|大约|左右|約|くらい|ぐらい|程度|약|정도/iu,
  ],
];
/** Characters around a length in which its bound stands. */
const BESIDE = 18;

/** "60 kelime": a length that the answer keeps to. */
function lengthOf({ facts, cues }: Reading): Reading['facts'][number] | undefined {
  if (!cues.has('#length') && !cues.has('#wording')) return undefined;
  return facts.find(({ english }) => english !== null && LENGTH_UNIT.test(english));
}

function lengthRule(reading: Reading): string[] {
  const length = lengthOf(reading);
  if (length === undefined) return [];
  const { text } = reading;
  const end = length.at + length.typed.length;
  const [before = ''] = /[^,.;:!?。，、\n]*$/u.exec(
    text.slice(Math.max(0, length.at - BESIDE), length.at),
  ) ?? [''];
  const [after = ''] = /^[^,.;:!?。，、\n]*/u.exec(text.slice(end, end + BESIDE)) ?? [''];
  const bound = BOUNDS.find(([, words]) => words.test(before) || words.test(after))?.[0];
  return [
    bound === undefined
      ? `Keep to the length asked for: ${written(length)}`
      : `${bound} ${written(length)}`,
  ];
}

/** Letters that may be left of a rule beside its length: "de", "で". */
const LEFT_OVER = 3;

/** "höchstens 120 Wörter": a rule that the length in English says as well. */
function setsLengthOnly(rule: string, reading: Reading): boolean {
  const length = lengthOf(reading);
  if (length === undefined || !rule.includes(length.typed)) return false;
  const rest = BOUNDS.reduce(
    (left, [, words]) => left.replace(words, ''),
    rule.replace(length.typed, ''),
  );
  return (rest.match(/\p{L}/gu)?.length ?? 0) <= LEFT_OVER;
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
