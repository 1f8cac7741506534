import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import type { Fact } from './extract/facts.js';
import { foldText } from './extract/fold.js';
import { spelledOut } from './extract/wish.js';
import { atMost, listed, named } from './fact-wording.js';
import type { Reading } from './reading.js';

const FACTS_NAMED = 8;
/** Characters that facts may take in a sentence. */
const FACTS_LENGTH = 300;
/** Words of a point short enough to stand in a list within a sentence. */
const POINT_WORDS = 7;

/** "under 120 words", "3 bullets": how much is to be written, and nothing that must stand in it. */
const EXTENT =
  /^\d[\d.,]*(?:[-–]\d+)? (?:words?|characters?|lines?|sentences?|paragraphs?|bullets?(?: points?)?|emojis?|hashtags?|pages?|versions?|variants?|options?|captions?|slides?|stanzas?|verses?)\b/i;
/** "write 5 captions": how many things are asked for. */
const COUNT_ASKED =
  /(?:^|\b(?:write|give|make|suggest|find|create|generate|propose|draft|show|list|max|maximum)(?: me| us)? )$/i;
const COUNTED =
  /^\d{1,2} (?!(?:days?|weeks?|months?|years?|yrs?|hours?|hrs?|minutes?|mins?)\b)[a-z]{3,}(?: [a-z]{3,})?s$/i;
/** A point that orders or forbids is no fact. */
const NO_FACT =
  /^(?:(?:then|also|please|and|but) )*(?:mention|avoid|include|rewrite|review|tell|find out|(?:make|keep) (?:it|sure|this|them)|use (?!\d)|write|give|add|don['’]?t|do not|no|not|never|nothing|without)\b/iu;
const RULES_OUT =
  /^(?:please |but |and )*(?:no|not|without|don['’]?t|do not|never|nothing|avoid|sin|sans|ohne|keine?[nmrs]?|senza|sem|без|не)\b/iu;
const SMALL_NUMBER = /^\d{1,2}$/;

/**
 * Exact things a check can name; a lone small number proves nothing. Where the request is a list of
 * key points, they are named whole, save for figures, which are named by themselves.
 */
export function factsNamed(
  reading: Reading,
  points: readonly string[],
  useCase: ResolvedUseCase,
): string | null {
  const { pasted } = reading;
  const short = points.filter((point) => point.split(' ').length <= POINT_WORDS).map(spelledOut);
  const list = short.filter((point) => isFact(point, reading, useCase));
  const listedPoints = list.length >= 2 && short.length === points.length ? list : [];
  const apart = reading.facts
    .filter((fact) => isGiven(fact, reading, useCase))
    .filter(
      ({ typed }) => !listedPoints.some((point) => foldText(point).includes(foldText(typed))),
    );
  const all = [...listedPoints, ...apart.map((fact) => named(fact, reading))];
  const telling = all.filter((item) => !SMALL_NUMBER.test(item));
  const items = atMost(telling.length >= 2 ? telling : all, FACTS_LENGTH).slice(0, FACTS_NAMED);
  if (pasted.tableRows >= 2)
    items.push(`every line of the table (${pasted.tableRows} with its heading)`);
  return items.length === 1 && SMALL_NUMBER.test(items[0] ?? '') ? null : listed(items);
}

/** So many numbers are figures to reckon with, and points without one are none. */
const FIGURES = 3;

function isFact(point: string, { facts, terms }: Reading, useCase: ResolvedUseCase): boolean {
  if (NO_FACT.test(point)) return false;
  const words = point.toLowerCase().split(/[ ,]+/);
  const tones = terms.filter(({ kind }) => kind === 'tone').map(({ typed }) => typed.toLowerCase());
  if (words.every((word) => tones.includes(word) || /^(?:but|and|or)$/.test(word))) return false;
  const figures = facts.filter(({ kind }) => kind === 'number').length >= FIGURES;
  return useCase !== 'data_analysis' || !figures || /\d/.test(point);
}

const SHAPE = /^\d{1,2} (?:bullets?(?: points?)?|sentences?|paragraphs?|emojis?|hashtags?)$/i;

/** Whether something exact is a fact of the matter, and not part of how it is asked for. */
function isGiven(
  { kind, typed, english, at }: Fact,
  { text, ownRules, pasted, terms }: Reading,
  useCase: ResolvedUseCase,
): boolean {
  const before = text.slice(Math.max(0, at - 16), at);
  if (kind === 'number' && COUNTED.test(typed) && COUNT_ASKED.test(before)) return false;
  if (/(?:Error|Exception)$/.test(typed) && pasted.error?.includes(typed) === true) return false;
  if (terms.some((term) => term.at === at && isPlatform(term.concept))) return false;
  if (SHAPE.test(typed)) return false;
  if (useCase !== 'content_creation') return true;
  if (EXTENT.test(english ?? typed)) return false;
  return !ownRules.some((rule) => {
    const start = text.indexOf(rule);
    return RULES_OUT.test(rule) && start >= 0 && at >= start && at < start + rule.length;
  });
}

const PLATFORMS = new Set([
  'Facebook',
  'Instagram',
  'YouTube',
  'LinkedIn',
  'TikTok',
  'Xiaohongshu',
  'WeChat',
  'Telegram',
  'WhatsApp',
  'KakaoTalk',
]);
/** Whether a name is that of a service, which stands among the places. */
export function isPlatform(concept: string): boolean {
  return PLATFORMS.has(concept);
}
