import {
  CALENDAR_ENDINGS,
  CALENDAR_WORDS,
  SHORT_MONTHS,
  SHORT_WEEKDAYS,
} from '../glossary/calendar.js';
import { GLOSSARY_LANGUAGES, type GlossaryLanguage } from '../glossary/glossary-table.js';
import { foldText } from './fold.js';

/** Names of months and weekdays by their folded form in one language. */
interface CalendarNames {
  pattern: RegExp;
  english: ReadonlyMap<string, string>;
  /** Short names, which count only beside a number or another short name. */
  short: RegExp | null;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
const MONTH_NAMES = MONTHS.map((date) => part('en', date, { month: 'long' }, 'month'));
const WEEKDAY_NAMES = WEEKDAYS.map((date) => part('en', date, { weekday: 'long' }, 'weekday'));

/** A day, or the first and the last one. */
const DAYS = '\\d{1,2}(?:[-–]\\d{1,2})?';

const CALENDAR = new Map<GlossaryLanguage, CalendarNames>(
  GLOSSARY_LANGUAGES.filter((language) => !['zh', 'ja', 'ko'].includes(language)).map(
    (language) => [language, calendarNames(language)],
  ),
);

function calendarNames(language: GlossaryLanguage): CalendarNames {
  const english = new Map<string, string>();
  const add = (name: string, meaning: string) => {
    const folded = foldText(name)
      .replace(/-feira$/, '')
      .replace(/\.$/, '');
    if (folded.length >= 3) english.set(folded, meaning);
  };
  MONTHS.forEach((date, month) => {
    const meaning = MONTH_NAMES[month] ?? '';
    add(part(language, date, { month: 'long' }, 'month'), meaning);
    add(part(language, date, { day: 'numeric', month: 'long' }, 'month'), meaning);
  });
  WEEKDAYS.forEach((date, day) => {
    add(part(language, date, { weekday: 'long' }, 'weekday'), WEEKDAY_NAMES[day] ?? '');
  });
  for (const pair of CALENDAR_WORDS[language]?.split(';') ?? []) {
    const [name = '', meaning = ''] = pair.split('=');
    add(name, meaning);
  }
  const names = [...english.keys()].sort((one, other) => other.length - one.length);
  const prefix = language === 'ar' ? '[وف]?[بلك]?' : '';
  const ending = CALENDAR_ENDINGS[language] ?? '';
  return {
    short: shortNames(language, english),
    english,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}])(?:(${DAYS})(?:\\.|º|er|st|nd|rd|th)? ?(?:de |of )?)?${prefix}(${names.join('|')})${ending}(?:,? (?:de )?((?:19|20)\\d{2})(?!\\d))?(?![\\p{L}\\p{M}])`,
      'gu',
    ),
  };
}

/** Adds the short names to the meanings; gives what finds them in their places. */
function shortNames(language: GlossaryLanguage, english: Map<string, string>): RegExp | null {
  const collect = (list: string | undefined, meanings: readonly string[]): string => {
    const names = (list ?? '')
      .split(';')
      .flatMap((entry, index) =>
        entry.split(',').map((name) => [foldText(name), meanings[index] ?? ''] as const),
      );
    const known = names.filter(([name]) => name !== '');
    for (const [name, meaning] of known) english.set(name, meaning);
    return known.map(([name]) => name).join('|');
  };
  const days = collect(SHORT_WEEKDAYS[language], WEEKDAY_NAMES);
  const months = collect(SHORT_MONTHS[language], MONTH_NAMES);
  if (days === '' || months === '') return null;
  const edge = '(?<![\\p{L}\\p{M}\\p{N}])';
  const end = '(?![\\p{L}\\p{M}])';
  return new RegExp(
    `${edge}(?:(?:(?<=\\d)|(?<!(?:${months})\\.? ?)(?<day>${DAYS})[.º]? ?(?:de )?)(${months})${end}\\.?|(${months})\\.?(?= ?\\d)|(${days})\\.?(?= ?[-–/,] ?(?:${days})${end})|(?<=${edge}(?:${days})\\.? ?[-–/,] ?)(${days})${end})`,
    'gu',
  );
}

function part(
  language: string,
  date: Date,
  options: Intl.DateTimeFormatOptions,
  type: Intl.DateTimeFormatPartTypes,
): string {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return format.formatToParts(date).find((piece) => piece.type === type)?.value ?? '';
}

/** A date as typed with its English reading; no part is added that was not typed. */
interface CalendarDate {
  typed: string;
  english: string;
  at: number;
}

const CAPITALISED =
  /\b(?:english|french|german|spanish|italian|portuguese|russian|chinese|japanese|korean|arabic|hindi|turkish|dutch)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b|(?<=\b(?:in|by|since|until|from|before|after|of|\d) )(?:may|march)\b/g;

/** English months, weekdays and languages with their capital. */
export function withCapitals(text: string): string {
  return text.replace(CAPITALISED, (name) => name.charAt(0).toUpperCase() + name.slice(1));
}

/** "may" and "march" are months only after a word of time. */
const TIME_WORD =
  /(?:^|[^a-z])(?:in|by|since|until|till|from|before|after|during|early|mid|late|end of|this|next|last|of) $/;

function isOtherWord(name: string, folded: string, at: number): boolean {
  return /^(?:may|march)$/.test(name) && !TIME_WORD.test(folded.slice(Math.max(0, at - 10), at));
}

const EAST_ASIAN = /(?:(\d{4})[年년] ?)?(\d{1,2})[月월](?: ?(\d{1,2})[日일]|(末|말|初|초))?/g;
const EAST_WEEKDAY =
  /(?<![一两二三四五六七八九十几半\d])(?:周|星期|礼拜|週)([一二三四五六日天])(?![次个篇条更款期节遍])|([月火水木金土日])曜|[（(]([月火水木金土日])[）)]|([월화수목금토일])요일/g;
const EAST_WEEKDAYS = ['一月월', '二火화', '三水수', '四木목', '五金금', '六土토', '日天일'];
/** A month and a day as East Asia writes them; fractions have smaller second numbers. */
const EAST_SLASH = /(?<![\d/.])(1[0-2]|[1-9])\/(1[1-9]|2\d|3[01])(?![\d/.%]| ?分)/g;
const NUMERAL_MONTH =
  /(?<![一二三四五六七八九十个每几半])(十[一二]?|[一二三四五六七八九])月(?:份|底|初|末|中旬|(?=[一二三四五六七八九十]))/g;
const NUMERALS = '一二三四五六七八九';

/** "March 3", "Oct. 3": the day behind the month, as English may write it. */
const DAY_BEHIND =
  /^\.? (?:[12]?\d|3[01])(?:st|nd|rd|th)?(?:[-–](?:[12]?\d|3[01]))?(?:, (?:19|20)\d\d)?(?![\p{L}\p{N}%]|[.,:/]\d| (?:a\.?m|p\.?m|units?|percent)\b)/u;
/** So many months with a number behind each are a row of figures. */
const SERIES = 3;

function withDayBehind(date: CalendarDate, text: string): CalendarDate {
  if (!MONTH_NAMES.includes(date.english)) return date;
  const end = date.at + date.typed.replace(/\.$/, '').length;
  const day = DAY_BEHIND.exec(text.slice(end, end + 20))?.[0];
  if (day === undefined) return date;
  const typed = text.slice(date.at, end) + day;
  return { ...date, typed, english: typed };
}

/** Dates with a month or weekday name, in one language and in English. */
export function findDates(text: string, language: GlossaryLanguage): CalendarDate[] {
  const folded = foldText(text);
  const found = new Map<number, CalendarDate>();
  const put = (at: number, length: number, english: string) => {
    if (!found.has(at)) found.set(at, { typed: text.slice(at, at + length), english, at });
  };
  for (const spoken of new Set<GlossaryLanguage>([language, 'en'])) {
    const calendar = CALENDAR.get(spoken);
    if (calendar === undefined) continue;
    for (const match of folded.matchAll(calendar.pattern)) {
      const [whole, day, month = '', year] = match;
      const meaning = calendar.english.get(month);
      if (meaning === undefined || (spoken === 'en' && isOtherWord(whole, folded, match.index)))
        continue;
      const english = [day, meaning, year].filter((piece) => piece !== undefined).join(' ');
      put(match.index, whole.length, english);
    }
    if (calendar.short === null || spoken !== language) continue;
    for (const match of folded.matchAll(calendar.short)) {
      const day = match.groups?.['day'];
      const name = match.slice(1).find((piece) => piece !== undefined && piece !== day) ?? '';
      const meaning = calendar.english.get(name);
      if (meaning === undefined) continue;
      put(match.index, match[0].length, day === undefined ? meaning : `${day} ${meaning}`);
    }
  }
  for (const match of text.matchAll(EAST_ASIAN)) {
    put(match.index, match[0].length, eastAsian(match));
  }
  if (EAST.includes(language)) findEastern(text, put);
  const dates = [...found.values()].sort((one, other) => one.at - other.at);
  if (language !== 'en') return dates;
  const complete = dates.map((date) => withDayBehind(date, text));
  const changed = complete.filter((date, index) => date !== dates[index]).length;
  return changed < SERIES ? complete : dates;
}

const EAST: readonly GlossaryLanguage[] = ['zh', 'ja', 'ko'];

function findEastern(text: string, put: (at: number, length: number, english: string) => void) {
  for (const match of text.matchAll(EAST_WEEKDAY)) {
    const sign = match.slice(1).find((piece) => piece) ?? '';
    const name = WEEKDAY_NAMES[EAST_WEEKDAYS.findIndex((signs) => signs.includes(sign))];
    if (name !== undefined) put(match.index, match[0].length, name);
  }
  for (const { 0: whole, 1: month, 2: day, index } of text.matchAll(EAST_SLASH)) {
    put(index, whole.length, `${day} ${MONTH_NAMES[Number(month) - 1] ?? ''}`);
  }
  for (const { 0: whole, 1: month = '', index } of text.matchAll(NUMERAL_MONTH)) {
    const ones = NUMERALS.indexOf(month.at(-1) ?? '') + 1;
    const name = MONTH_NAMES[(month.startsWith('十') ? 10 : 0) + ones - 1];
    if (name !== undefined) put(index, whole.length, name);
  }
}

function eastAsian([, year, month, day, edge]: RegExpMatchArray): string {
  const name = MONTH_NAMES[Number(month) - 1] ?? `month ${month}`;
  const place = edge === undefined ? '' : /[末말]/.test(edge) ? 'end of ' : 'start of ';
  return [day, `${place}${name}`, year].filter((piece) => piece !== undefined).join(' ');
}
