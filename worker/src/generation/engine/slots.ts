import { ageOf, audienceOf } from './extract/persons.js';
import type { Fact } from './extract/facts.js';
import { cited, isMessage, listed, looksAlike, written } from './fact-wording.js';
import { severalAsked } from './extract/several.js';
import { isPlain, isPlainCode } from './extract/plain.js';
import { factsNamed, isPlatform } from './facts-named.js';
import type { Slots } from './fill-lines.js';
import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import type { Reading } from './reading.js';
import { isMatter, matterOf, withArticle } from './matter.js';
import type { PromptType } from './types/prompt-type.js';
import { COMMON_FIELDS, FIELDS, OCCASIONS, TRADES } from './types/fields.js';

/** Words a minute of unhurried speech holds (English; other languages are near enough). */
const WORDS_A_MINUTE = { slow: 120, brisk: 135 };

type SlotValues = Readonly<Record<string, string | null | undefined>>;

/** What the sentences of the catalogue can take from a reading. */
export function slotsOf(reading: Reading, type: PromptType): Slots {
  const values: SlotValues = {
    ...technologySlots(reading),
    ...subjectSlots(reading, type),
    ...pasteSlots(reading),
    ...spokenLength(reading),
    tone: toneOf(reading),
    age: ageOf(reading.text),
    several: severalAsked(reading.text),
    rows: rowsOf(reading),
    columns: columnsOf(reading),
    facts: factsNamed(reading, [], type.useCase),
    topics: topicsOf(reading),
    counts: listed(reading.facts.filter(isCount).slice(0, 4).map(written)),
    audience: audienceOf(reading.text),
    fixedReply: reading.fixedReply,
  };
  return new Map(
    Object.entries(values).flatMap(([name, value]): [string, string][] =>
      value === null || value === undefined || value === '' ? [] : [[name, value]],
    ),
  );
}

const TOPICS = 4;

/** What a request is about, each with the word typed for it; only where that is another language. */
function topicsOf({ terms, language }: Reading): string | null {
  if (language === 'en' || language === null) return null;
  const seen = new Set<string>();
  const named = terms
    .filter(
      ({ kind, typed, concept }) => kind === 'topic' && isPlain(typed, 30) && isMatter(concept),
    )
    .filter(({ concept }) => !seen.has(concept) && seen.add(concept) !== undefined)
    .map(({ concept, typed }) =>
      looksAlike(typed, concept) ? withArticle(concept) : `${withArticle(concept)} (${typed})`,
    );
  return listed(named.slice(0, TOPICS));
}

function columnsOf({ pasted }: Reading): string | null {
  const names = pasted.columns.map(cited).join(', ');
  return pasted.columns.length >= 2 && isPlain(names, 90) ? names : null;
}

function rowsOf({ figureRows, cues }: Reading): string | null {
  const count = cues.has('#code') ? 0 : figureRows.length;
  return count < 2 ? null : `the ${count} rows`;
}

function technologySlots(reading: Reading): SlotValues {
  const { technologies } = reading;
  const tools = technologies.filter(({ kind }) => kind !== 'platform' && kind !== 'format');
  return {
    tech: technologyOf(reading),
    tools: listed(technologyNames(tools)),
    services: listed(technologyNames(technologies.filter(({ kind }) => kind === 'platform'))),
    versions: listed(technologyNames(technologies.filter(({ version }) => version !== null))),
  };
}

/** The one or two technologies that the work is done in. */
function technologyOf({ technologies }: Reading): string | null {
  const kinds = ['frontend', 'framework', 'language', 'database'];
  const made = technologies
    .filter(({ kind }) => kinds.includes(kind))
    .filter(({ name }, _, all) => name !== 'SQL' || !all.some(({ kind }) => kind === 'database'));
  const [first] = made;
  if (first === undefined) return technologies.find(({ kind }) => kind !== 'format')?.name ?? null;
  const second = made.find(({ kind, name }) => name !== first.name && kind !== 'framework');
  return second === undefined ? first.name : `${first.name} and ${second.name}`;
}

function subjectSlots(reading: Reading, type: PromptType): SlotValues {
  const { terms, technologies } = reading;
  const artefact = artefactOf(reading, type.useCase);
  const occasions = terms.flatMap(({ concept }) => OCCASIONS.get(concept) ?? []);
  const voted = fieldOf(reading);
  const field =
    voted !== undefined && type.useCase !== 'data_analysis' && FIGURE_FIELDS.has(voted)
      ? undefined
      : voted;
  const platform = terms.find(({ concept }) => isPlatform(concept))?.concept;
  return {
    field,
    trade: field !== undefined && TRADES.has(field) ? field : null,
    people: /(?<!\d)\d{1,3} (?:people|persons|guests|servings)\b/i.exec(reading.text)?.[0],
    matter: matterOf(reading),
    occasion: occasions[0],
    platform: platform ?? technologies.find(({ name }) => SHOPS.has(name))?.name,
    artefact,
    artefactPlural: artefact === null ? null : PLURALS.get(artefact),
  };
}

function pasteSlots(reading: Reading): SlotValues {
  const { error, codeLines, json } = reading.pasted;
  return {
    error: error !== null && isMessage(error) ? `\`${error.trim()}\`` : null,
    codeLines: linesShown(codeLines),
    json: json?.summary,
    identifiers: identifiersNamed(reading),
    lastQuote: lastQuote(reading),
  };
}

/** The field that most words speak for; one that is special before those that most requests touch. */
function fieldOf({ terms }: Reading): string | undefined {
  const votes = new Map<string, number>();
  for (const concept of new Set(terms.map((term) => term.concept))) {
    const field = FIELDS.get(concept);
    if (field === undefined) continue;
    votes.set(field, (votes.get(field) ?? 0) + (COMMON_FIELDS.has(field) ? 1 : SPECIAL_VOTE));
  }
  const [field, weight] = [...votes].sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
  return weight >= SPECIAL_VOTE ? field : undefined;
}

/** Fields that say where figures come from, and nothing about a writer or adviser. */
const FIGURE_FIELDS: ReadonlySet<string> = new Set(['climate', 'survey', 'crop', 'fleet']);
const SPECIAL_VOTE = 2;

function technologyNames(technologies: Reading['technologies']): string[] {
  return technologies
    .slice(0, 4)
    .map(({ name, version }) => (version === null ? name : `${name} ${version}`));
}

function linesShown(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? 'the one line' : `the ${count} lines`;
}

const TIME_UNIT = /\b(?:days?|weeks?|months?|years?|hours?|minutes?|o'clock|times?|am|pm)\b/i;

/** A number of things, large enough to matter for how something is built. */
function isCount({ kind, typed, english }: Fact): boolean {
  const text = english ?? typed;
  return (
    kind === 'number' &&
    /^\d{2,}(?: \p{L}+)?$/u.test(text) &&
    !TIME_UNIT.test(text) &&
    !/^(?:19|20)\d\d$/.test(text)
  );
}

const SHOPS = new Set(['Etsy', 'Shopify']);
const PLURALS = new Map([
  ['story', 'stories'],
  ['poem', 'poems'],
  ['lyrics', 'lyrics'],
  ['speech', 'speeches'],
]);
/** Artefacts that are more telling than others named beside them. */
const TELLING = new Set([
  'recommendation letter',
  'cover letter',
  'CV',
  'invitation',
  'caption',
  'regular expression',
  'product description',
  'greeting card',
  'thank-you message',
  'cancellation',
]);
const CODE_ARTEFACTS = new Set(
  'script;macro;function;component;query;regular expression;bot;parser;app;website;API;login;backup;crawler;to-do list;contact form;template'.split(
    ';',
  ),
);

/** The thing to be made, with the word typed for it when that is not English. */
function artefactOf({ terms, language }: Reading, useCase: ResolvedUseCase): string | null {
  const code = useCase === 'code_generation';
  const named = terms.filter(
    ({ kind, concept }) => kind === 'artefact' && CODE_ARTEFACTS.has(concept) === code,
  );
  const term = named.find(({ concept }) => TELLING.has(concept)) ?? named[0];
  if (term === undefined) return null;
  const concept =
    term.concept === 'cancellation' ? 'letter of cancellation or resignation' : term.concept;
  const foreign = language !== null && language !== 'en' && isPlain(term.typed, 40);
  return foreign && !looksAlike(term.typed, concept) ? `${concept} (${term.typed})` : concept;
}

function toneOf({ terms, text, language }: Reading): string | null {
  const tones = terms
    .filter(({ kind }) => kind === 'tone')
    .filter(({ concept }) => concept !== 'short' && concept !== 'detailed');
  const names = [
    ...new Set(
      tones
        .filter(
          ({ at }) =>
            !/\b(?:not|no|nicht|pas|non|не)\s+(?:too |zu |trop )?$/i.test(
              text.slice(Math.max(0, at - 12), at),
            ),
        )
        .map(({ concept, typed }) => (language === 'en' ? typed.toLowerCase() : concept)),
    ),
  ];
  return listed(names);
}

/** Words of many error messages that name nothing in a program. */
const RESERVED = new Set([
  'function',
  'undefined',
  'null',
  'None',
  'not',
  'the',
  'object',
  'error',
]);

/** Identifiers that stand both in the code and in the error or the prose around it. */
function identifiersNamed({ pasted, text }: Reading): string | null {
  const words = new Set(pasted.error?.match(/[A-Za-z_]\w{2,}/g) ?? []);
  const shared = [...words].filter(
    (word) => text.split(word).length > 2 && isPlainCode(word) && !RESERVED.has(word),
  );
  return listed(shared.slice(0, 3).map((word) => `\`${word}\``));
}

function lastQuote({ pasted }: Reading): string | null {
  const quote = pasted.quotes.at(-1)?.typed;
  return quote !== undefined && isPlain(quote, 80) && !quote.includes('"') ? `"${quote}"` : null;
}

function spokenLength({ text }: Reading): SlotValues {
  const minutes = /(?<!\d)(\d{1,2}) ?(?:minutes?|mins?|分|분|minut|минут)/i.exec(text)?.[1];
  if (minutes === undefined) return {};
  const count = Number(minutes);
  return {
    minutes: count === 1 ? 'one minute' : `${count} minutes`,
    spokenWords: `${count * WORDS_A_MINUTE.slow} to ${count * WORDS_A_MINUTE.brisk}`,
  };
}
