import { cuesOf } from './cues.js';
import { addressesModel, fixedReply, withoutAddress } from './extract/addressed-model.js';
import { type Fact, findFacts } from './extract/facts.js';
import { detectLanguage } from './extract/language.js';
import { isGiven } from './extract/given.js';
import { findNames } from './extract/names.js';
import { findOwnRules } from './extract/own-rules.js';
import { type Pasted, findPasted } from './extract/pasted.js';
import { isPlain, isPlainCode } from './extract/plain.js';
import { figureRows, proseOf, readsForeign } from './extract/prose.js';
import { type NamedTechnology, findTechnologies } from './extract/technologies.js';
import { findWanted } from './extract/wanted.js';
import { type Wish, findWish } from './extract/wish.js';
import { sortOfArtefact } from './glossary/artefacts.js';
import { type Term, findTerms, isGlossaryLanguage } from './glossary/find-terms.js';
import type { GlossaryLanguage } from './glossary/glossary-table.js';

/** Everything a request says that rules can find. */
export interface Reading {
  text: string;
  /** Its sentences: without code, tables, settings and error messages. */
  prose: string;
  /** Rows of pasted figures as typed, where there are at least two. */
  figureRows: readonly string[];
  /** ISO 639-1, or null when unclear. */
  language: string | null;
  technologies: readonly NamedTechnology[];
  terms: readonly Term[];
  /** Exact things, names included, that may stand outside the request's own block. */
  facts: readonly Fact[];
  pasted: Pasted;
  /** The person's own English sentence of wanting, when it may stand outside the block. */
  wish: Wish | null;
  /** The order that a question in another language amounts to, from its verb on. */
  wanted: string | null;
  /** Clauses that set a rule, as typed. */
  ownRules: readonly string[];
  fixedReply: string | null;
  /** Whether some sentence speaks to a model. */
  addressed: boolean;
  /** Concepts of the terms and flags with a leading `#`. */
  cues: ReadonlySet<string>;
}

/** Words and findings beyond this length only repeat themselves, and reading must stay fast. */
const READ_LENGTH = 4_000;

/** "budget 1,500 euros" sets a limit and asks for no budget. */
const SUM_AFTER = /^(?:\s|[:：は是]|is |of |von |de |di |max\.? ?)*[£$€¥]?\d/iu;
/** "a law firm" is no tone. */
const FIRM = /(?:^|\s)(?:an?|the|my|our|their|\w+ing|law|tax|local|small) $/i;

/** "no bootstrap", "excel not spss": named in order to be left out. */
const RULED_OUT =
  /(?:\b(?:no|not|without|don'?t (?:want|use)|instead of|rather than|sin|sans|ohne|kein(?:e[nr]?)?|senza|sem|niente)|(?:^|\s)(?:без|не|بدون)|不要用?|不想用|不用|别用) (?:using |use |any )?$|(?:不想用|不要用|不用|别用) ?$/iu;
const RULED_OUT_AFTER =
  /^ ?(?:は使わ|を使わ|なし|抜き|없이|말고|ke bina|के बिना|kullanma|olmadan|siz\b)/u;
/** "no Python" is "in Python" in Portuguese. */
const IN_PORTUGUESE = /(?:^|\s)no $/i;
/** "newsletter signups": what is measured of a thing, which is then not to be made. */
const MEASURED =
  /^s? (?:sign-?ups?|subscribers?|opens?|open rates?|clicks?|sales|stats|numbers|traffic|results|data|views|failed|declined|failures)\b/i;

/** "without poems" is no wish for a poem. */
const NEGATED =
  /(?:\b(?:no|not an?|without|don'?t|sin|sans|ohne|keine?n?|senza|sem)|(?:^|\s)(?:без|بدون|بلا|बिना)|不要|没有|不用) ?$/iu;

/** "function total(items) {": the keyword of a language. */
const DEFINED = /^ ?\*? ?[\w$]*\([^()\n]*\)\s?\{/;
/** "my code": a thing, and no order to write some. */
const OWNED = /(?:^|[^\p{L}])(?:my|our|this|the|his|her|their|your|following) $/iu;
/** "turn hours into minutes": units, and no record of a meeting. */
const TIMES = /\b(?:hours?|hrs?|seconds?|secs?|days?|milliseconds|h:mm|hh:mm)(?: \p{L}+)? $/iu;

export function readRequest(whole: string): Reading {
  const read = whole.slice(0, READ_LENGTH);
  const pasted = findPasted(read);
  const addressed = addressesModel(withoutQuotes(read, pasted));
  const text = addressed ? withoutAddress(read) : read;
  const prose = proseOf(text);
  const language = detectLanguage(read);
  const glossary: GlossaryLanguage = isGlossaryLanguage(language) ? language : 'en';
  const technologies = technologiesOf(text, language);
  const listed = termsOf({ text, prose, technologies, pasted }, glossary);
  // English everyday words are others in a language without a list: Dutch "van" is no vehicle.
  const unlisted = language !== null && !isGlossaryLanguage(language);
  const terms = unlisted ? listed.filter(({ kind }) => kind !== 'topic') : listed;
  const facts = plainFacts(text, glossary, technologies).filter(
    ({ at }) =>
      addressed ||
      pasted.tableSpan === null ||
      at < pasted.tableSpan[0] ||
      at >= pasted.tableSpan[1],
  );
  const english = (language === 'en' || language === null) && !readsForeign(prose);
  const own = withoutQuotes(prose, pasted);
  const wish = english ? plainWish(findWish(prose === '' ? text : prose)) : null;
  const reading = {
    text: whole,
    prose: text === whole ? prose : proseOf(whole),
    figureRows: figureRows(whole),
    language,
    technologies,
    terms,
    facts,
    pasted,
    wish,
    wanted: english ? null : findWanted(own),
    ownRules: addressed
      ? []
      : findOwnRules(own, glossary).filter(
          (rule) =>
            isPlain(rule, 190) &&
            (!/"/.test(rule) ||
              (language !== 'en' && language !== null) ||
              FORBIDS_WORDS.test(rule)),
        ),
    addressed,
    fixedReply: addressed ? fixedReply(read) : null,
  };
  return { ...reading, cues: cuesOf(reading, text) };
}

/** No use of certain words; any other English clause with a quotation tells what is given. */
const FORBIDS_WORDS =
  /^(?:please )?(?:no|don['’]?t|do not|never|avoid|without)\b[^"]*(?:"[^"]*"[^"]*)+$/i;

function withoutQuotes(text: string, { quotes }: Pasted): string {
  return quotes
    .filter(({ typed }) => typed.length >= 25)
    .reduce((rest, { typed }) => rest.split(typed).join(''), text);
}

/** Technologies that are to be used, not ruled out. */
function technologiesOf(text: string, language: string | null): NamedTechnology[] {
  const ruledOut = (before: string) =>
    RULED_OUT.test(before) && !(language === 'pt' && IN_PORTUGUESE.test(before));
  return findTechnologies(text).filter(
    ({ at, typed }) =>
      !ruledOut(text.slice(Math.max(0, at - 20), at)) &&
      !RULED_OUT_AFTER.test(text.slice(at + typed.length, at + typed.length + 12)),
  );
}

/** Members of an object or a call: their words are data and no topics. */
const BRACED = /\{[^{}\n]*["':=][^{}\n]*\}|<\/?[a-z][^<>\n]*>/giu;

/** Known words, without those that a turn of phrase makes something else. */
function termsOf(
  {
    text,
    prose,
    technologies,
    pasted,
  }: Pick<Reading, 'text' | 'prose' | 'technologies' | 'pasted'>,
  language: GlossaryLanguage,
): Term[] {
  const braced = [...text.matchAll(BRACED)].map(({ index, 0: part }): [number, number] => [
    index,
    index + part.length,
  ]);
  return findTerms(text, language).filter(
    ({ at, typed, concept, kind }) =>
      !(
        kind === 'artefact' &&
        technologies.some(
          (named) =>
            at >= named.at &&
            at < named.at + named.typed.length &&
            named.typed.length > typed.length,
        )
      ) &&
      (kind !== 'topic' || prose.includes(typed) || pasted.codeLines === 0) &&
      !(kind === 'topic' && braced.some(([start, end]) => at >= start && at < end)) &&
      !(
        concept === 'budget' &&
        SUM_AFTER.test(text.slice(at + typed.length, at + typed.length + 12))
      ) &&
      !(
        kind === 'artefact' && MEASURED.test(text.slice(at + typed.length, at + typed.length + 14))
      ) &&
      !NEGATED.test(text.slice(Math.max(0, at - 14), at)) &&
      !(kind === 'artefact' && sortOfArtefact(concept) === 'code' && isGiven(text, at)) &&
      !(concept === 'function' && DEFINED.test(text.slice(at + typed.length, at + 120))) &&
      !(concept === 'build' && OWNED.test(text.slice(Math.max(0, at - 10), at))) &&
      !(
        concept === 'minutes of a meeting' &&
        /^(?:into|as) /i.test(typed) &&
        TIMES.test(text.slice(Math.max(0, at - 30), at))
      ) &&
      !(/^firm$/i.test(typed) && FIRM.test(text.slice(Math.max(0, at - 14), at))),
  );
}

/** The wish where it may stand outside the block; otherwise its first clause where that may. */
function plainWish(whole: Wish | null): Wish | null {
  if (whole === null || isPlain(whole.text, 260)) return whole;
  const spoken = whole.text.replace(/"[^"]*"|“[^”]*”/gu, (quote) =>
    isPlain(quote, 120) ? quote : 'the words quoted in the request',
  );
  const wish = { ...whole, text: spoken };
  if (isPlain(spoken, 320)) return wish;
  const [clause = ''] = wish.text.split(/, |: /);
  return clause.split(' ').length >= 4 && isPlain(clause, 260) ? { ...wish, text: clause } : null;
}

function plainFacts(
  text: string,
  language: GlossaryLanguage,
  technologies: readonly NamedTechnology[],
): Fact[] {
  const known = new Set(technologies.map(({ name }) => name.toLowerCase()));
  const versions = new Set(technologies.flatMap(({ version }) => version ?? []));
  const inTechnology = (at: number) =>
    technologies.some((named) => at >= named.at && at < named.at + named.typed.length);
  const facts = findFacts(text, language).filter(
    ({ kind, typed, at }) =>
      !inTechnology(at) &&
      (kind === 'identifier' || kind === 'code' || kind === 'address'
        ? isPlainCode(typed, 80)
        : isPlain(typed, 60)) &&
      !versions.has(typed) &&
      !known.has(typed.toLowerCase()),
  );
  const names = findNames(text, language)
    .filter(({ typed }) => isPlain(typed, 60) && !known.has(typed.toLowerCase()))
    .filter(
      ({ typed, at }) =>
        !facts.some((fact) => at < fact.at + fact.typed.length && fact.at < at + typed.length),
    )
    .map(({ typed, at }): Fact => ({ kind: 'name', typed, english: null, at }));
  const seen = new Set<string>();
  return [...facts, ...names]
    .sort((one, other) => one.at - other.at)
    .filter(({ typed }) => !seen.has(typed) && seen.add(typed) !== undefined);
}
