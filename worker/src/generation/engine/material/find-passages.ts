import { findQuotations } from './find-quotations.js';
import { linesOf } from './line-scan.js';
import type { Span } from './segment.js';

const LONGEST = 6_000;
/** Verbs of work on a text, with the text named or a colon after them. */
const WORK =
  /^[^:：\n]{0,60}?(?<!\p{L}|\b(?:don'?t|not|never|no) )(?:translat\p{L}*|summari[sz]\p{L}*|sum up|shorten|proof-?read|rewrite|reword|rephrase|paraphrase|correct|improve|edit|polish|simplify|fix (?:my|the|this) (?:text|grammar|spelling|english|email|letter|essay)|make (?:this|it|my text) (?:sound|less|more|shorter|clearer|simpler)|tl;?dr|traduc\p{L}*|tradui\p{L}*|résum\p{L}*|resum\p{L}*|corrig\p{L}*|reescrib\p{L}*|reformul\p{L}*|übersetz\p{L}*|zusammenfass\p{L}*|fass\p{L}* .{0,30}zusammen|korrigier\p{L}*|umschreib\p{L}*|traduci\p{L}*|riassum\p{L}*|corregg\p{L}*|переведи\p{L}*|перескажи|исправь\p{L}*|сократи\p{L}*|çevir\p{L}*|özetle\p{L}*)(?!\p{L})[^:：\n]{0,90}[:：]\s*(?=\S)/iu;
const WORK_UNSPACED =
  /^[^:：\n]{0,40}(?:翻译|翻訳|总结|要約|添削|修改|润色|校对|번역|요약|교정|ترجم|لخص|अनुवाद)[^:：\n]{0,40}[:：]\s*(?=\S)/u;
/** What closes a request after the text it is about. */
const CLOSING = /\n\s*\n[^\n]{1,160}$/;
const WISHES =
  /\b(?:please|pls|make it|keep|should|into|in (?:english|german|french|spanish)|max|at most|thanks?|tone|words|formal|shorter|simple)\b|[?？]\s*$/i;
const SENTENCE = /[.!?。！？…](?=\s|["'”»)]|$|\p{Lo})/gu;
const LONG_ENOUGH = 40;

/** A text that the request is to be carried out on. */
export function findPassages(text: string): Span[] {
  const work = (WORK.exec(text.slice(0, 400)) ?? WORK_UNSPACED.exec(text.slice(0, 400)))?.[0];
  const quotes = quotations(text).filter(
    ({ start, end }) =>
      sentences(text.slice(start, end)) >= 2 || (work !== undefined && start >= work.length - 2),
  );
  if (quotes.length > 0) return quotes.length <= 3 ? quotes : [];
  return work === undefined ? [] : afterColon(text, work.length);
}

/** What stands in quotation marks and is long enough. */
function quotations(text: string): Span[] {
  const spans = findQuotations(text).flatMap(({ start, end }) => spanOf(text, start, end));
  return spans.length > 0 ? spans : inSingle(text);
}

const OPENING = /(?<![\p{L}\p{N}])'/u;
const CLOSED = /'[\s.,;!?)]{0,9}$/;

/** In single quotation marks only what ends its line: elsewhere they may be apostrophes. */
function inSingle(text: string): Span[] {
  return linesOf(text).flatMap((line) => {
    const from = line.text.search(OPENING);
    if (from < 0 || !CLOSED.test(line.text)) return [];
    return spanOf(text, line.start + from + 1, line.start + line.text.lastIndexOf("'"));
  });
}

function spanOf(text: string, from: number, to: number): Span[] {
  const typed = text.slice(from, to);
  const start = from + typed.length - typed.trimStart().length;
  const end = start + typed.trim().length;
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(typed);
  const long = end - start >= (unspaced ? LONG_ENOUGH / 2 : LONG_ENOUGH);
  return long && end - start <= LONGEST ? [{ start, end, kind: 'text', language: null }] : [];
}

/** Everything after the colon, but for a wish that follows as a paragraph of its own. */
function afterColon(text: string, start: number): Span[] {
  const closing = CLOSING.exec(text.slice(start));
  const wish = closing !== null && WISHES.test(closing[0]) && closing.index > LONG_ENOUGH;
  const end = start + (wish ? closing.index : text.slice(start).trimEnd().length);
  const passage = text.slice(start, end);
  const enough = passage.length >= LONG_ENOUGH || sentences(passage) >= 2;
  return enough ? [{ start, end, kind: 'text', language: null }] : [];
}

function sentences(text: string): number {
  return text.match(SENTENCE)?.length ?? 0;
}
