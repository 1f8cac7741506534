import { GLOSSARY_LANGUAGES, type GlossaryLanguage } from '../glossary/glossary-table.js';
import { foldText } from './fold.js';

/** Names of months and weekdays by their folded form in one language. */
interface CalendarNames {
  pattern: RegExp;
  english: ReadonlyMap<string, string>;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

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
  for (const date of MONTHS) {
    const meaning = part('en', date, { month: 'long' }, 'month');
    add(part(language, date, { month: 'long' }, 'month'), meaning);
    add(part(language, date, { day: 'numeric', month: 'long' }, 'month'), meaning);
  }
  for (const date of WEEKDAYS) {
    add(
      part(language, date, { weekday: 'long' }, 'weekday'),
      part('en', date, { weekday: 'long' }, 'weekday'),
    );
  }
  const names = [...english.keys()].sort((one, other) => other.length - one.length);
  return {
    english,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}])(?:(\\d{1,2})(?:\\.|º|er|st|nd|rd|th)? ?(?:de |of )?)?(${names.join('|')})(?:,? (?:de )?((?:19|20)\\d{2})(?!\\d))?(?![\\p{L}\\p{M}])`,
      'gu',
    ),
  };
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

/** Dates with a month or weekday name, in one language and in English. */
export function findDates(text: string, language: GlossaryLanguage): CalendarDate[] {
  const folded = foldText(text);
  const found = new Map<number, CalendarDate>();
  for (const name of new Set<GlossaryLanguage>([language, 'en'])) {
    const calendar = CALENDAR.get(name);
    if (calendar === undefined) continue;
    for (const match of folded.matchAll(calendar.pattern)) {
      const [whole, day, month = '', year] = match;
      const meaning = calendar.english.get(month);
      if (meaning === undefined || (name === 'en' && isOtherWord(whole, folded, match.index)))
        continue;
      const english = [day, meaning, year].filter((piece) => piece !== undefined).join(' ');
      found.set(match.index, {
        typed: text.slice(match.index, match.index + whole.length),
        english,
        at: match.index,
      });
    }
  }
  for (const match of text.matchAll(EAST_ASIAN)) {
    found.set(match.index, { typed: match[0], english: eastAsian(match), at: match.index });
  }
  return [...found.values()].sort((one, other) => one.at - other.at);
}

function eastAsian([, year, month, day, edge]: RegExpMatchArray): string {
  const date = MONTHS[Number(month) - 1];
  const name = date === undefined ? `month ${month}` : part('en', date, { month: 'long' }, 'month');
  const place = edge === undefined ? '' : /[末말]/.test(edge) ? 'end of ' : 'start of ';
  return [day, `${place}${name}`, year].filter((piece) => piece !== undefined).join(' ');
}
