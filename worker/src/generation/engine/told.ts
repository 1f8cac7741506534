import { findDetails, asTold } from './extract/details.js';
import { plainDigits } from './extract/facts.js';
import { keyWords } from './extract/key-words.js';
import { isPlain, isPlainCode } from './extract/plain.js';
import { sortOfArtefact } from './glossary/artefacts.js';
import { readsForeign } from './extract/prose.js';
import { isPastedCode, worksOnText } from './objective.js';
import type { Reading } from './reading.js';
import { headCue } from './types/choose-type.js';
import { cited, isMessage, looksAlike, named } from './fact-wording.js';

/** Characters that one line of background may take. */
const LINE = 390;
const TERMS = 14;

/** What the request says, told outside its own block: in English where the lists allow it. */
export function contextOf(reading: Reading, points: readonly string[]): string[] {
  const english = reading.language === 'en' || reading.language === null;
  return [
    ...(english ? points.map(asTold) : glossed(reading)),
    ...technologyLine(reading, english),
    ...codeLines(reading),
    ...tableLines(reading),
  ];
}

/** The points of an English request besides its wish. */
export function pointsOf(reading: Reading, said: readonly string[]): string[] {
  const { addressed, language, prose } = reading;
  if (addressed || (language !== 'en' && language !== null)) return [];
  if (readsForeign(prose)) return [];
  if (language === null && !ENGLISH.test(prose)) return [];
  if (worksOnText(reading) && reading.pasted.quotes.length === 0) return [];
  const quotes = reading.pasted.quotes.filter(({ typed }) => typed.length >= LONG_QUOTE);
  const own = quotes.reduce((rest, { typed }) => rest.split(typed).join(LEFT_OUT), prose);
  const tools = new Set(reading.technologies.map(({ typed }) => typed.toLowerCase()));
  return findDetails(own, said).filter(
    (point) => /\p{L}{2}/u.test(point) && !tools.has(point.toLowerCase()),
  );
}

const LONG_QUOTE = 25;
/** Stands for a quotation; a point that would have lost one is none. */
const LEFT_OUT = '\uE000';
/** Two function words that tell an English text whose language is not certain. */
const ENGLISH =
  /\b(?:the|to|of|for|with|is|and|my|i|it|on|that|this)\b[^]*\b(?:the|to|of|for|with|is|and|my|i|it|on|that|this)\b/i;

/** A request in another language: the meaning of its words, its names and its figures. */
function glossed(reading: Reading): string[] {
  const { terms, facts, cues } = reading;
  const pasted = isPastedCode(reading);
  const code = cues.has('#program-word') || cues.has('#tech');
  const seen = new Set<string>();
  const meanings = terms
    .filter(({ kind }) => (kind === 'topic' && !pasted) || kind === 'place' || kind === 'artefact')
    .filter(
      ({ kind, concept }) =>
        kind !== 'artefact' ||
        cues.has(headCue(concept)) ||
        (code && sortOfArtefact(concept) === 'code'),
    )
    .filter(
      ({ concept, typed }) =>
        !seen.has(concept) && seen.add(concept) !== undefined && isPlain(typed, 40),
    )
    .map(({ concept, typed }) =>
      looksAlike(typed, concept) ? plainName(concept) : `${plainName(concept)} (${typed})`,
    );
  const names = facts.filter(({ kind }) => kind === 'name').map(({ typed }) => typed);
  const exact = facts.filter(({ kind }) => kind !== 'name');
  const words = keyWords(reading).filter((word) => !names.includes(word));
  return [
    line('It is about', meanings.slice(0, TERMS)),
    line('Names', names.map(cited)),
    line(
      'Numbers, dates and codes',
      exact.map((fact) => named(fact, reading)),
    ),
    line('Named as typed', words),
  ].flatMap((found) => found ?? []);
}

/** A concept without the remark in brackets that tells it from others. */
function plainName(concept: string): string {
  return concept.replace(/ \([^)]*\)$/, '');
}

function line(label: string, items: readonly string[]): string | null {
  const fitting = [...new Set(items)].filter(
    (_, index, all) => all.slice(0, index + 1).join(', ').length < LINE - label.length,
  );
  return fitting.length === 0 ? null : `${label}: ${fitting.join(', ')}`;
}

function technologyLine({ technologies }: Reading, english: boolean): string[] {
  if (english || technologies.length === 0) return [];
  const names = technologies.map(({ name, version }) =>
    version === null ? name : `${name} ${version}`,
  );
  return [`Technologies named: ${names.slice(0, 8).join(', ')}`];
}

const CODE_NAME = /(?<![\p{L}\p{N}_.])[A-Za-z_$][\w$]*(?:\.[A-Za-z_]\w*)*(?=\s*[([=:.;,)]|")/gu;
const FORMULA = /=\s?\p{L}[\p{L}.]*\([^\s]*/u;
const COMMON_NAMES = new Set(
  'if for while return const let var int true false null none new void def import from print class public private self this string function end then do in and or not of to is the a was it http https'.split(
    ' ',
  ),
);

/** Names in pasted code, settings or formulas, so that an answer can be held to them. */
function codeLines({ text, prose, pasted, cues }: Reading): string[] {
  const lines: string[] = [];
  if (cues.has('#code') || cues.has('#formula') || cues.has('#markup')) {
    const spoken = new Set(prose.split('\n'));
    const code = text.includes('\n')
      ? text
          .split('\n')
          .filter((row) => !spoken.has(row))
          .join('\n')
      : (FORMULA.exec(text)?.[0] ?? '');
    const names = [...code.matchAll(CODE_NAME)]
      .map(([name]) => name)
      .filter((name) => name.length >= 3 && !COMMON_NAMES.has(name.toLowerCase()))
      .filter((name) => isPlainCode(name, 40));
    const unique = [...new Set(names)].slice(0, 8);
    if (unique.length >= 2) lines.push(`Names in the code: ${quoted(unique)}`);
  }
  const { error } = pasted;
  if (error !== null && isMessage(error)) lines.push(`Message shown: \`${error.trim()}\``);
  return lines;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** What is certain about pasted data. */
function tableLines({ figureRows, language, pasted, cues }: Reading): string[] {
  const { json, columns } = pasted;
  const lines: string[] = [];
  if (json?.summary != null && !cues.has('#code'))
    lines.push(`The JSON in the request is valid: ${json.summary}`);
  if (cues.has('#code')) return lines;
  const rows = figureRows.map((row) => plainDigits(row).replace(/\s+/g, ' '));
  if (rows.length < 2) return lines;
  const heads =
    columns.length >= 2 ? ` under these headings: ${columns.map(cited).join(', ')}` : '';
  lines.push(`The data has ${rows.length} rows${heads}`);
  const english = language === 'en' || language === null;
  const shown = rows
    .map((row) => row.replaceAll('|', ','))
    .filter((row) => isPlain(row, 90))
    .map((row) => (english || row.includes('"') ? row : `"${row}"`))
    .join(english ? ' / ' : ', ');
  if (shown !== '' && shown.length < LINE - 20) lines.push(`Rows as typed: ${shown}`);
  return lines;
}
