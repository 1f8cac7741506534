import { splitSparing } from './extract/inner-stops.js';
import { isPlain } from './extract/plain.js';
import { type Slots, firstFilled } from './fill-lines.js';
import type { Reading } from './reading.js';
import { isPlatform } from './facts-named.js';
import { cueHolds } from './types/choose-type.js';
import { isMatter, isPerson, withArticle } from './matter.js';
import type { PromptType } from './types/prompt-type.js';

/** "SQL query: customers who ..." repeats what the task already names. */
const LABEL = /^[^:,.]{1,24}: /;
const WISH_LENGTH = 200;

/** One sentence that says what is wanted, in the person's words where they are English. */
export function objectiveOf(type: PromptType, reading: Reading, slots: Slots): string {
  const task = firstFilled(type.task, slots) ?? 'Do what the request asks';
  const { wish } = reading;
  if (type.id === 'open' || type.id === 'qa.fixed_reply') return task;
  if (wish === null) return withTopics(askedFor(type, task, reading), reading);
  const text = canonical(
    shortened(
      worksOnText(reading) || wish.kind === 'question' ? wish.text : withoutPoints(wish.text),
    ),
    reading,
  );
  if (slots.has('error') && type.task[0]?.includes('{error}') && wish.kind !== 'order') return task;
  if (wish.kind === 'question') return `${type.question}: ${capital(text)}?${second(wish)}`;
  if (wish.kind === 'order') return `${capital(text)}${second(wish)}`;
  const thing = namedThing(text, reading);
  if (thing !== null) return `${type.verb} ${thing}${second(wish)}`;
  if (wish.asked === true && /^(?:an?|some|the|my|one|two|three|\d+)\b/i.test(text)) {
    return `${type.verb} ${text}${second(wish)}`;
  }
  return bareTopic(type, text) ?? `${task}: ${text.replace(LABEL, '')}`;
}

/** What else is wanted, where the request says several things. */
function second({ also = [], kind }: NonNullable<Reading['wish']>): string {
  let last = kind;
  return also
    .filter(({ text }) => isPlain(text))
    .map(({ kind: next, text }) => {
      const asked = `${capital(text.replace(/^and /i, ''))}?`;
      const joined =
        next === 'question'
          ? last === 'question'
            ? ` And: ${asked}`
            : `, and answer this: ${asked}`
          : `${last === 'question' ? ' Then' : ', and'} ${lowerOrder(text)}`;
      last = next;
      return joined;
    })
    .join('');
}

function lowerOrder(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "obituary for our cat": a noun that no list knows, with what it is for. */
const THING_FOR =
  /^(?:short |long |funny |small |simple )?\p{Ll}{3,}(?: \p{Ll}{3,})? (?:for|about|from|to|on) \p{L}/u;

/** The task where a request names only its topic: an action that fits the kind of prompt. */
function bareTopic(type: PromptType, text: string): string | null {
  const topic = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? lowerOrder(text) : text;
  if (type.useCase === 'question_answering' && GENERAL.has(type.id)) {
    return `Explain what I should know about ${topic}`;
  }
  if (type.id === 'content.general' && THING_FOR.test(topic)) {
    return `Write ${/^[aeio]/.test(topic) ? 'an' : 'a'} ${topic}`;
  }
  return type.id === 'code.general' ? `Write the code for this: ${text}` : null;
}

const GENERAL = new Set(['qa.general', 'qa.fact', 'qa.explain']);

const TOPICS = 3;

/** Kinds of prompt whose task says no more than that a question is to be answered. */
const OPEN_QUESTIONS = new Set(['qa.general', 'qa.fact', 'qa.explain', 'qa.how_to']);

/** The task with what the question in another language wants, as far as its words tell. */
function askedFor(type: PromptType, task: string, { cues, wanted }: Reading): string {
  if (wanted === null || !['#inquires', '#question'].some((flag) => cues.has(flag))) return task;
  if (OPEN_QUESTIONS.has(type.id)) return `Answer the question in the request: ${wanted}`;
  return type.id === 'data.general'
    ? `Analyse the data that the request describes, and ${wanted}`
    : task;
}

/** A task without a wish in English says at least what it is about, in words from the lists. */
function withTopics(task: string, reading: Reading): string {
  const { terms, language } = reading;
  if (language === 'en' || language === null || isPastedCode(reading)) return task;
  const seen = new Set<string>();
  const topics = terms
    .filter(
      ({ kind, typed, concept }) =>
        ((kind === 'place' && !isPlatform(concept)) ||
          (kind === 'topic' && isMatter(concept) && !isPerson(concept))) &&
        isPlain(typed, 30),
    )
    .filter(({ concept }) => !seen.has(concept) && seen.add(concept) !== undefined)
    .map(({ concept, kind }) => (kind === 'place' ? concept : withArticle(concept)))
    .slice(0, TOPICS);
  if (topics.length === 0) return task;
  const last = topics.pop();
  return `${task}; it is about ${topics.length === 0 ? last : `${topics.join(', ')} and ${last}`}`;
}

/** Beside code or an error, the everyday words of a request say little and mislead. */
export function isPastedCode({ cues }: Reading): boolean {
  return cueHolds('#code|#error|#error-text', cues);
}

/** What follows is the text to work on, and no list of points. */
export function worksOnText({ cues }: Reading): boolean {
  return cueHolds('translate|rewrite|summarize|#polish', cues);
}

/** "press release: we open in May, 40 jobs": such points are listed elsewhere. */
const POINTED = /^([^:,]{3,40} [^:,]{3,40}): [^,]+, /;

function withoutPoints(text: string): string {
  const pointed = POINTED.exec(text)?.[1];
  if (pointed !== undefined) return pointed;
  const [first = '', ...rest] = clausesOf(text);
  const listed =
    rest.length >= 2 &&
    first.split(' ').length >= 4 &&
    rest.every((point) => point.split(' ').length <= 8 && !/^(?:and|or|an?|the)\b/i.test(point));
  return listed ? first : text;
}

/** Parts between commas, none of them cut inside brackets or quotation marks. */
function clausesOf(text: string): string[] {
  const clauses: string[] = [];
  for (const part of text.split(', ')) {
    const last = clauses.at(-1);
    if (last !== undefined && isOpen(last)) clauses[clauses.length - 1] = `${last}, ${part}`;
    else clauses.push(part);
  }
  return clauses;
}

function isOpen(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('(') > count(')') || count('"') % 2 === 1;
}

/** Technologies spelled as their makers do. */
function canonical(text: string, { technologies }: Reading): string {
  return technologies.reduce((result, { typed, name }) => {
    const at = result.indexOf(typed);
    const same = typed.toLowerCase() === name.toLowerCase();
    return at < 0 || !same ? result : result.slice(0, at) + name + result.slice(at + typed.length);
  }, text);
}

/** At most so long, cut between clauses. */
function shortened(text: string): string {
  if (text.length <= WISH_LENGTH) return text;
  const clause = text.lastIndexOf(', ', WISH_LENGTH);
  const cut = clause > 40 ? clause : text.lastIndexOf(' ', WISH_LENGTH);
  return text.slice(0, cut > 0 ? cut : WISH_LENGTH);
}

const CONNECTOR = /^(?:to|for|about|that|which|of|with|from|where|who|on|in)$/i;
/** Words of other lists that name a thing to be made. */
const NOUNS = new Set(['survey', 'analyze', 'plan', 'summarize', 'test']);
/** "5 day itinerary": a measure, not a number of things. */
const MEASURE =
  /^(?:(8|11|18)|\d+)[- ](?:day|week|month|word|page|minute|min|hour|line|year|question)\b/i;
/** No article before these. */
const PLURAL =
  /^(?:lyrics|ideas|names|terms|minutes|notes|stories|docs|documentation|questions|slogans|posts|emails|letters|tests|slides|(?:faq|recipe|script|poem|caption|ad|invitation|review|report|message)s)$/;
const DETERMINER = /^(?:the|my|our|some|\d+)$/i;

/** "an email to landlord": a thing with its article, when the sentence stays whole. */
function namedThing(text: string, { terms }: Reading): string | null {
  const [opening = ''] = splitSparing(clausesOf(text)[0] ?? text, /\. |: /);
  const clause = opening.replace(/^(?:an?|some) /i, '');
  const words = clause.split(' ');
  if (/^(?:differences?|meaning|history|pros)$/i.test(words[0] ?? '')) return `the ${clause}`;
  const connector = words.findIndex((word) => CONNECTOR.test(word));
  const length = connector < 0 ? words.length : connector;
  const head = words.slice(0, length).join(' ');
  if (length < 1 || length > 5 || !/\p{Ll}/u.test(clause)) return null;
  const last = words[length - 1]?.toLowerCase() ?? '';
  const made = terms.some(
    ({ kind, typed, concept }) =>
      (kind === 'artefact' || NOUNS.has(concept)) && typed.toLowerCase().endsWith(last),
  );
  const described =
    /^(?:that|which)$/i.test(words[length] ?? '') && length <= 4 && /^[a-z]/i.test(head);
  if (!made && !described) return null;
  const measure = MEASURE.exec(clause);
  if (measure !== null) return `${measure[1] === undefined ? 'a' : 'an'} ${clause}`;
  if (DETERMINER.test(words[0] ?? '')) return clause;
  if (PLURAL.test(last)) return lowerFirst(clause);
  return `${/^(?:[aio]|e(?!u)|u(?![ns])|FAQ)/i.test(head) ? 'an' : 'a'} ${lowerFirst(clause)}`;
}

/** Lower first letter of an everyday word; names of technologies keep theirs. */
function lowerFirst(text: string): string {
  return /^(?:Best|Maid|Wedding|Thank|Reminder|Poster|Toast|Eulogy|Notice|Short|Long|Funny|Simple|Small|Birthday|Blog|Cover|Email|Letter|Speech|Story|Poem|Post|Product|Script)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
