import type { Span } from '../score.js';
import type { Block } from './blocks.js';
import { binds } from './constraints.js';
import { setsFormat } from './format.js';
import { CODE, QUOTED } from './mask.js';
import type { Passage } from './passages.js';
import { type Reading, readText, sectionOf } from './reading.js';
import { givesRole } from './role.js';
import { isFilledIn, saysSomething } from './substance.js';
import { holdsData, isSituation, narrates, statesFact, withoutAsk } from './statement.js';
import { setsCheck } from './validation.js';
import { wordCount } from './word-count.js';

const NUMBER_WORD =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|dozen|third|quarter|half';
const DETAIL = new RegExp(
  `\\d|\\b(?:my|our|we|i|us|he|she|they|his|her|their|${NUMBER_WORD}|yesterday|last|ago|since|today|now|recently|currently|new|old|years?|weeks?|months?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mostly|customers?|staff|users?|somebody)\\b`,
);
const NAME = /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+/u;

const PEOPLE =
  '(?:people|parents|children|kids|adults|teens?|teenagers|toddlers|beginners|newcomers|novices|staff|team|crew|customers|clients|women|men|families|class|classes|students?|pupils|learners|readers|listeners|viewers|visitors|guests|tenants|members|volunteers|colleagues|employees|patients|riders|players|developers|engineers|apprentices|seniors|pensioners|residents|neighbou?rs|owners|tourists|travell?ers|nurses|teachers|managers|executives|investors|leaders|drivers|users|farmers|founders|freelancers|audience|grandparents|grandmother|grandfather|laypeople|laymen|layperson|non-\\w+|year-olds?|years? olds?|year \\d+|grade|graders|committee|board|public|crowd|couples?|troop|club|choir|congregation|society|squad|band|department|trainees|interns|recruits|soldiers|workers|(?!(?:papers|letters|numbers|orders|posters|dinners|covers|computers|containers|newsletters|banners|flyers|boilers|corners|filters|stickers|trousers|rivers|headers|answers|printers|others|matters|drawers|towers|showers|summers|winters|offers|burgers|batteries|flowers|chapters|errors|colou?rs|doors|floors|plants|restaurants|variants|powers|layers|rulers|cookers|trailers|servers|charters|burners|mirrors|motors|monitors|sensors|tractors|vectors|factors|sectors)\\b)\\w{3,}(?:ists|ians|eers|ants|ers|ors))';
/** Somebody the answer is made for rather than somebody in it. */
const LEARNER =
  '(?:child|kid|toddler|teen|teenager|beginner|newcomer|novice|layman|layperson|pensioner|grandchild|niece|nephew|grandmother|grandfather|grandma|grandpa|mother|father|mum|mom|dad|sister|brother|daughter|son|wife|husband|boss|friend|neighbou?r|colleague|crowd|\\w+-year-old)';
const AUDIENCE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:for|to) (?:an?|my|our) (?:[\\w'-]+ ){0,3}${LEARNER}\\b(?! (?:page|list|name|id|table|seat|lock))`,
  ),
  new RegExp(
    `\\b(?:for|to|towards?) (?!an? (?:[\\w'-]+ ){0,3}(?:club|choir|troop|band|department|society|company|squad|team|crew)\\b(?! (?:of|who|that|with)\\b))(?:an? |the |my |our |your |its |total |absolute |complete )?(?:[\\w'-]+ ){0,4}${PEOPLE}\\b(?! (?:page|list|name|id|table))`,
  ),
  /\b(?:explain|describe|teach|present|summari[sz]e|break (?:this|it) down)\b[^.;]{0,60} (?:to|for) (?:an?|my|our|the|someone|somebody) \p{L}{4,}/u,
  /\b(?:aimed|targeted|intended|meant|written) (?:at|for|to) \p{L}{3,}|\b(?:for|to|by|from|of|with|at) [^.,;]{2,60} who\b|\b(?:someone|somebody|anyone) who\b/u,
  /\b(?:audience|readers?|listeners|viewers|visitors|pupils|players|participants|users|riders|attendees|students|judges|jury|panel|guests|customers|clients|tenants|members|kids|children)\b[^.]{0,40}\b(?:are|is|have|live|read|know|will)\b/,
];
/** Where the answer will be used. */
const PURPOSE =
  /\b(?:it|this|they)(?:'s|'re| is| are|'ll be| will be) (?:going (?:up|in|on|out)|hanging|to hang|(?:to be )?(?:printed|posted|pinned|displayed|handed out|given out|read out|sent out|mailed)|meant)\b|^(?:this|it|they|these|(?:the|my|our) (?:text|piece|speech|leaflet|letter|answer|result|list|poem|post|sign|talk)) (?:goes|go|hangs?|appears?|gets? (?:read|printed|sent)|will (?:go|hang|run|appear|be (?:read|printed|sent|shown|used|given|spoken|heard|performed))|(?:is|are)(?: meant| intended)? for|'s for) \w+ \w+/;
const REASON =
  /\b(?:because|now that|given that|seeing that|ever since) (?:i|we|my|our|he|she|they|the|it|a|an|his|her|their|two|three) [^.]{10,}|, (?:who|which|whose) (?:is|are|was|were|has|have|had|can't|cannot|don't|doesn't|never|hates?|loves?|keeps?|lives?|works?|won't|did|needs?|wants?|just|\w{3,}ed)\b[^.]{5,}/;
/** Background that is not the task: situation, audience, source material or data. */
export function findContext(reading: Reading): Span | null {
  return findTold(reading) ?? findMaterial(reading);
}

function findTold(reading: Reading): Span | null {
  return (
    sectionOf(reading, 'has_context', (part) => tells(reading, part)) ??
    reading.own.find((part) => part.count >= FEWEST_WORDS && isSituation(part)) ??
    reading.own.find((part) => isFact(part) || holdsData(part)) ??
    reading.own.find((part) => namesAudience(part) || givesReason(part)) ??
    null
  );
}

const FEWEST_WORDS = 4;

/** A heading under which two words name an audience. */
const READERS = /audience|readers?|target|customers?|clients?|for whom|who for/i;
const FEWEST_READERS = 2;

function tells({ text, masked }: Reading, passage: Passage): boolean {
  const { start, end, block } = passage;
  const fewest = READERS.test(block.heading ?? '') ? FEWEST_READERS : FEWEST_WORDS;
  if (passage.count >= fewest) return isFilledIn(passage);
  return (
    passage.words.includes(QUOTED) &&
    wordCount(text.slice(start, end)) >= LONG_QUOTE &&
    !REQUEST_INTRO.test(masked.slice(block.start, start))
  );
}

/** Whose doings are no manner of the answer. */
const OF_SOMEBODY = /^(?:and |but |so )?(?:he|she|my|our|his|her)\b/;

/** A fact of the world, with something particular in it. */
function isFact(passage: Passage): boolean {
  const { words, typed, count, block } = passage;
  if (count < FEWEST_WORDS || !isFilledIn(passage) || givesRole(passage)) return false;
  if (block.kind !== null && block.kind !== 'has_context' && block.kind !== 'has_objective')
    return false;
  const told = { ...passage, words: withoutAsk(words) };
  if (!statesFact(told)) return false;
  const particular =
    DETAIL.test(told.words) || NAME.test(typed) || OF_SOMEBODY.test(told.words) || narrates(told);
  return particular && !setsCheck(passage) && !setsFormat(passage) && !binds(words);
}

function namesAudience(passage: Passage): boolean {
  const { words, block } = passage;
  if (block.kind === 'has_validation' || block.kind === 'has_role') return false;
  if (!isFilledIn(passage) || setsCheck(passage)) return false;
  const told = givesRole(passage) ? (/[,:] (.*)$/.exec(words)?.[1] ?? '') : words;
  return (
    AUDIENCE.some((pattern) => pattern.test(told)) &&
    !/^(?:no|never|don't|do not|if|when)\b/.test(words)
  );
}

/** "Imagine you are a mayor and the river is rising". */
const SCENARIO =
  /^(?:imagine|pretend|suppose|assume|picture)\b.* and (?:the|your|an?|two|three) .{3,60}\b(?:is|are|has|have|had|was|were|wants?|needs?|\w{3,}s|\w{3,}ed) /;

function givesReason({ words, block }: Passage): boolean {
  if (SCENARIO.test(words) || PURPOSE.test(words)) return true;
  return (
    (block.kind === null || block.kind === 'has_objective') &&
    REASON.test(words) &&
    !/^(?:if|when)\b/.test(words)
  );
}

const FEWEST_MATERIAL_WORDS = 6;
const QUOTED_RUN = new RegExp(
  `[${QUOTED}.!?\\n]*${QUOTED}[${QUOTED}.!?\\n]*|${CODE}[${CODE}\\n]*`,
  'g',
);
const REQUEST_INTRO = /\bmy request as i typed it\b/i;

/** Text, code or figures given to work on. */
function findMaterial(reading: Reading): Span | null {
  const { text, blocks, masked, sample } = reading;
  const given = blocks.filter(({ kind }) => kind === 'material');
  for (const block of given) {
    const found = ownMaterial(
      reading,
      block,
      REQUEST_INTRO.test(masked) && block.heading?.startsWith('request') === true,
    );
    if (found !== null) return found;
  }
  for (const block of blocks) {
    if (block.kind === 'has_examples' || block.kind === 'material') continue;
    const body = masked.slice(block.start, block.end);
    for (const { index, 0: run } of body.matchAll(QUOTED_RUN)) {
      const range = { start: block.start + index, end: block.start + index + run.length };
      const intro = masked.slice(Math.max(0, range.start - 300), range.start);
      if (
        SAMPLE_INTRO.test(intro) ||
        (sample !== null && range.start < sample.end && range.end > sample.start)
      )
        continue;
      if (ARROW_AFTER.test(masked.slice(range.end, range.end + 12)) || ARROW_BEFORE.test(intro))
        continue;
      if (REQUEST_INTRO.test(intro)) {
        const inner = contextOf(text, range);
        if (inner !== null) return inner;
      } else if (wordCount(text.slice(range.start, range.end)) >= LONG_QUOTE) return range;
    }
  }
  return rowsOf(masked);
}

/** Two or more lines of delimited figures. */
const ROWS =
  /^[^\n,;\t|]{1,40}[,;\t|][^\n]{0,200}\d[^\n]{0,200}\n[^\n,;\t|]{1,40}[,;\t|][^\n]{0,200}\d[^\n]{0,200}$/m;

function rowsOf(masked: string): Span | null {
  const match = ROWS.exec(masked);
  if (match === null || match[0].split('\n').some((line) => wordCount(line) > MOST_CELL_WORDS))
    return null;
  return { start: match.index, end: match.index + match[0].length };
}

const MOST_CELL_WORDS = 10;

const LONG_QUOTE = 8;
const ARROW_AFTER = /^['"”’]? ?(?:->|=>|→|became|becomes)/;
const ARROW_BEFORE = /(?:->|=>|→|became|becomes) ?['"“‘]?$/;
/** What stands before a quotation that is a sample. */
const SAMPLE_INTRO =
  /\b(?:like this|looks? like|reads?(?: as)?|would read|should read|might be|shape|vein|along the lines of|model|examples?|samples?|e\.g\.|for instance|of the kind|kind of thing|last time|began|sounds?|sounded|register|voice|tone|style|in the manner)\b[^.\n]{0,60}[\s:,.("'“>*-]*$/i;

function ownMaterial({ text, passagesIn }: Reading, block: Block, isRequest: boolean): Span | null {
  if (isRequest) return contextOf(text, block);
  const passages = passagesIn.get(block) ?? [];
  return passages.some(saysSomething) &&
    wordCount(text.slice(block.start, block.end)) >= FEWEST_MATERIAL_WORDS
    ? block
    : null;
}

/** The background told within a quoted request. */
function contextOf(text: string, { start, end }: Span): Span | null {
  const quoted = text.slice(start, end).replace(/^[ \t]*>/gm, (mark) => ' '.repeat(mark.length));
  const inner = findTold(readText(quoted));
  return inner && { start: start + inner.start, end: start + inner.end };
}
