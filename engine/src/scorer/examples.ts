import type { Span } from '../score.js';
import type { Block } from './blocks.js';
import { CODE, HOLE, QUOTED } from './mask.js';
import type { Reading } from './reading.js';
import { taggedPair } from './sample-pairs.js';
import { wordCount } from './word-count.js';

/** "x -> y" with something on both sides. */
const ARROW =
  /^[ \t]*(?:[-*•] |\d+[.)] )?[^\n]{1,200}?[^\s\-=<>~] {0,3}(?:->|=>|→|⇒|-->|==>|~>|>>|↦) {0,3}[^\s>][^\n]*/gm;
const QUOTED_PAIR =
  /["“«‘'][\uE000]+[.!?]?["”»’'],? (?:->|=>|→|became|becomes|gives|yields|turns into|counts as) ?["“«‘'\w][^.\n]*/;
const FOR_EACH =
  /['"“‘][\uE000]+[.!?]?['"”’] (?:[-–—] )?(?:that |this )?(?:should|would|must|will|is|gets|ought to)(?: \w+)? (?:come out as|turn into|become|(?:filed|tagged|labell?ed|marked|classed|coded|rendered|written|sorted) (?:as|under)) ["“‘']?[^\s]|\bfor ['"“‘][\uE000]+['"”’],? (?:you(?:'d| would| might| could)? )?\w+ ['"“‘][\uE000]+[.!?]?['"”’]/i;
const BECOMES =
  /\bso (?:an? )?[^.\n]{3,80} (?:becomes|gives|yields|turns into) [\p{Lu}\d"“‘'][^.\n]*/u;
/** A cue, then within a few words a quotation, code, a row or a list. */
const CUE =
  /\b(?:like this|like so|looks? like|(?:line|row|entry|one|item|it|step|sentence|answer|reply|title|headline) reads|reads? as|you (?:wrote|gave|said|did|put)|last round|(?:would|should|could|must|might|may) (?:read|be|look|sound|go|say)|as follows|(?:this|that|the following|the same) (?:shape|vein|form|style|format|pattern|spirit|template|model|tone|structure)|expected (?:output|answer|result)|how (?:\w+ ){0,2}\w+(?:'d| would)? (?:phrase|put|write|say|word)s?|previously|along (?:the |these )lines(?: of)?|as a model|for (?:example|instance)|examples?|e\.g\.|samples?|specimen|model|of the kind(?: i mean)?|(?:the )?kind of (?:thing|line|tone|joke|answer|sentence|entry)|last (?:time|week|month|year|spring|summer|autumn|fall|winter|season|round|issue|edition)|(?:tone|style|voice|rhythm|spirit|manner) of (?:this|these)|began|begins|each (?:item|line|entry) with|should sound|goes? (?:down well|like)|sounds? like|register|voice|in the (?:tone|spirit|manner|style|voice) of|such as this|think:?|typical|a good (?:one|line|answer|entry)|one (?:line|entry|row|answer|of them|of ours)|here'?s one|here is one|we liked|i liked|laugh|love|yardstick|benchmark|(?:previous|last|earlier|past|older?) (?:\w+ )?(?:captions?|posts?|titles?|lines?|entries|letters?|answers?|replies|tweets?|headlines?|e?mails?|verses?|jokes?|slogans?|names?)|one of (?:ours|mine|theirs|his|hers)|(?:i|we) made|made earlier|what (?:i|we)(?:'m| am|'re| are) after|same as|this manner|close to what|(?:good|bad|right|wrong|weak|strong|better) (?:answer|reply|line|entry|title|one)|imitate|match|brackets|way (?:i|we|he|she|they|of)|talking|wording|phrasing|works? (?:well|best)|worked (?:well|best)|we used?|i used?|usual|favou?rite|liked?)\b(?:[^\n"“«‘'`{|\uE000.!?]|(?<=\w)'(?=\w)|[.!?](?!\s|$)){0,90}$/i;
/** Words right before a quotation that make it the pattern: "went out as", "so", "think". */
const JUST_BEFORE =
  /(?<!\b(?:such|known|labell?ed|marked|filed|titled|treat|quoted|use|it)) (?:much )?(?:as(?: in)?|so|thus|think|(?:could|can|may|might|should) begin|(?:this|that|the \w+) (?:sort|kind)(?: of [\w ]{1,20})?)[,:]? ?$/i;
const VOICE =
  /^\s*(?:do (?:it|them) )?(?:like that|more (?:of|like) that|in that (?:vein|style|tone|spirit|voice)|keep that)\b|^[^\n.]{0,12}(?:\bis|'s) (?:the|my|our|a good|what|how|about|more or less) (?:the )?(?:\w+ )?(?:voice|tone|style|sort|kind|register|model|example|length|level|spirit|pitch|idea)/i;
/** What a quotation is to be worked on by, or who said it. */
const WORKED_ON =
  /\b(?:translate|edit|rewrite|rephrase|reword|correct|proofread|fix|improve|shorten|summari[sz]e|paraphrase|simplify|analy[sz]e|explain|interpret|classify|review|check|read|answer|discuss|comment|reply|respond|convert|parse|tag|label|mark|critique|evaluate|assess|polish|tidy|clean|expand|turn|make|find|write|say|return|output|start|begin|end|close|add|include|call|use|put|mention|avoid|ask|tell|wrote|writes|says|said|asks|asked|told|reads|reported|stated|states|shows|showed|claims|claimed|error|question|called|titled|title|subject|this|these|following|below|words?|labels?|codes?|headings?|keys?)\b/i;
const MANNER_HEADING = /\b(?:sound|voice|tone|talk|manner|speak)\w*/i;
const ASKED =
  /\b(?:give|include|add|with|provide|use|show|offer|list|at least|contain)(?: me| us)? (?:\w+ ){0,3}examples?\b|\bsuch as\b|\bexamples? (?:of|for each|from)\b/i;

/** A worked sample: an input with its output, or a piece of the wanted answer. */
export function findExamples(reading: Reading): Span | null {
  for (const block of reading.blocks) {
    if (block.kind === 'has_examples' && isSample(reading, block)) return block;
  }
  return sampleIn(reading);
}

/** "love, war, death": subjects, not a sample. */
const TOPICS = /^\W*(?:[\w'-]+(?: [\w'-]+)?(?:, | and | or |, and ))+[\w'-]+(?: [\w'-]+)?\W*$/;
const SHOWN = new RegExp(`[${QUOTED}${CODE}|:]|->|=>|→|~>`);

function isSample({ masked, passagesIn }: Reading, block: Block): boolean {
  const body = masked.slice(block.start, block.end);
  if (body.trimEnd().endsWith(':')) return false;
  if (block.heading === null)
    return (
      isAnswered(body) &&
      !POINTED_AT.test(masked.slice(Math.max(0, block.start - 200), block.start))
    );
  if (
    (passagesIn.get(block) ?? []).length === 0 ||
    wordCount(body.replace(/[\uE000\uE001#*|]+/g, ' x x x ')) < 3
  )
    return false;
  return (!ASKED.test(body) && (!TOPICS.test(body) || /[.!?]\s*$/.test(body))) || SHOWN.test(body);
}

/** "Summarise this chat:" makes of what follows something to work on. */
const POINTED_AT =
  /\b(?:this|the following|these|the) (?:\w+ )?(?:chats?|conversation|dialogue|exchange|transcript|thread|log|messages?|interview|call)(?: (?:below|above))?[:.]?\s*$/i;

/** A pair whose output is there. */
function isAnswered(pair: string): boolean {
  const output = pair.slice(pair.search(/[^:\n]*$/)).trim();
  const last = pair.slice(pair.lastIndexOf('\n') + 1);
  return (
    output !== '' && !last.includes(HOLE) && !/:\W*$/.test(last.replace(/[\uE000\uE001]/g, 'x'))
  );
}

function sampleIn({ text, masked, blocks }: Reading): Span | null {
  const body = withoutMaterial(masked, blocks);
  const arrows = [...body.matchAll(ARROW)].filter(([line]) => !line.includes(HOLE));
  const [arrow] = arrows;
  if (arrow !== undefined && (arrows.length > 1 || SHOWN.test(arrow[0].replace(/->|=>|→|~>/g, ''))))
    return at(arrow.index, arrow[0].length);
  const tagged = taggedPair(body) ?? mapping(body);
  if (tagged !== null) return tagged;
  const becomes = QUOTED_PAIR.exec(body) ?? FOR_EACH.exec(body) ?? BECOMES.exec(body);
  if (becomes !== null) return at(becomes.index, becomes[0].length);
  return (
    quotedSample(text, body, blocks) ??
    quotedSection(body, blocks) ??
    plainSample(body) ??
    modelLines(body) ??
    answeredRow(body)
  );
}

/** Two lines of a quotation with its answer, or a run of words with theirs. */
const MAPPINGS: readonly RegExp[] = [
  /(?:^[ \t]*(?:[-*•] )?["“«‘'][\uE000]+[.!?]?["”»’'] ?(?:[-–—:=|]|is) ?\w[^\n]{1,60}(?:\n|$)){2,}/m,
  /[\w"'] ?(?:->|=>|→) ?[\w "']{1,30}[;,] ?[\w "']{1,30}(?:->|=>|→) ?\w/,
  /(?:^\p{L}[^\n=]{0,40} = \p{L}[^\n]*\n){2,}/mu,
  /\b\p{L}{2,20} = \p{L}{3,20}[,;] \p{L}{2,20} = \p{L}{3,20}/u,
  /\b\p{L}{2,20}: (?!string|number|int|text|bool|date|float)\p{L}{2,20}; \p{L}{2,20}: (?!string|number|int|text|bool|date|float)\p{L}{2,20}; \p{L}{2,20}: \p{L}{2,20}/u,
];

/** Marks without which nothing is mapped. */
const MAPS = /["”»’'] ?[-–—:=|]| = |->|=>|→|: \p{L}+; /u;

function mapping(body: string): Span | null {
  if (!MAPS.test(body)) return null;
  for (const pattern of MAPPINGS) {
    const match = pattern.exec(body);
    if (match !== null) return at(match.index, match[0].length);
  }
  return null;
}

function withoutMaterial(masked: string, blocks: readonly Block[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { kind, start, end } of blocks) {
    if (kind !== 'material') continue;
    parts.push(masked.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  return parts.join('') + masked.slice(from);
}

/** "One entry, as a model: ..." without quotation marks. */
const INTRODUCED =
  /\b(?:as a model|of the kind(?: i mean)?|like (?:this|so)|thus|done properly it reads|comes out as|(?:entry|row|line|sentence|pair|item|reply|title) i'd \w+|from (?:the|your|our) last \w+|in this manner|(?:follow|use) (?:this|the same) (?:pattern|shape|model)|here(?:'s| is) (?:an?|one|the)(?: \w+)?(?: (?:one|sample|entry|row|line))?|(?:sample|example|taste|bit|flavou?r) of (?:the|it|my|our|what)|(?:i|we) (?:wrote|made|used|had)|(?:a |one |sample |example |model )(?:\w+ )?(?:line|row|entry|item|sentence|opening|answer|reply)(?: of (?:it|ours|mine|the list))?|(?:would|should|might|could) (?:read|look like|be)|last (?:week|month|year|time)(?:'s)?[^:\n]{0,30})[^:\n."“]{0,30}: *\n{0,2}([^\n{\uE002]{12,})/i;

function plainSample(body: string): Span | null {
  const match = INTRODUCED.exec(body);
  const [whole, sample = ''] = match ?? [];
  if (
    match === null ||
    whole === undefined ||
    wordCount(sample) < 4 ||
    TOPICS.test(sample.split('. ', 1)[0] ?? '')
  )
    return null;
  return at(match.index + whole.length - sample.length, sample.length);
}

const PIECE =
  /["“«‘'`][\uE000\uE001]+[.!?]?["”»’'`]?|^[ \t]*(?:\|[^\n]+\||\{[^\n]+\}|>[^\n]+|[-*•] [^\n]{6,})|\{"[^\n}]{0,400}\}|[\uE000\uE001]{4,}[^\n]{0,400}/gm;

/** A quotation, row or object that a cue announces as the wanted form. */
function quotedSample(text: string, body: string, blocks: readonly Block[]): Span | null {
  const voices = blocks.filter(({ heading }) => MANNER_HEADING.test(heading ?? ''));
  for (const { index, 0: piece } of body.matchAll(PIECE)) {
    const before = body
      .slice(Math.max(0, index - 160), index)
      .replace(/\n[`~]{3,}\w*\s*$/, '')
      .trimEnd();
    const voiced = voices.some(({ start, end }) => start <= index && index < end);
    const cued =
      (CUE.test(before) || JUST_BEFORE.test(`${before} `) || voiced) &&
      !ASKED.test(before.slice(-60)) &&
      !DENIED.test(before);
    const after = body
      .slice(index, index + piece.length + AFTER)
      .replace(/^["“«‘'`]?[\uE000.!?]+["”»’'`]?/, '');
    const range = at(index, piece.length);
    const shown =
      cued ||
      VOICE.test(after) ||
      (isShown(before, piece, text.slice(range.start, range.end)) && !BELOW.test(body));
    if (shown && wordCount(text.slice(range.start, range.end)) >= 2) return range;
  }
  return null;
}

/** How far behind a quotation a remark on it is looked for. */
const AFTER = 120;
/** "Never start with ..." */
const DENIED = /\b(?:never|not|don't|avoid|without|neither|nor)\b[^.!?\n]{0,40}$/i;
const SENTENCE = 5;

/** "Here is my poem:" brings material. */
const BELOW = /\b(?:the|this|my|our) (?:\w+ ){1,2}below\b|\bthe following\b/i;
const GIVEN =
  /\b(?:here(?:'s| is| are)|this is|these are|it's) (?:my|our|the|his|her|their|what)\b|\b(?:of|from) (?:them|these|those|all)\b/i;

/** A quoted sentence after a colon that is neither to be worked on nor what somebody said. */
function isShown(before: string, piece: string, quoted: string): boolean {
  if (!before.endsWith(':') || !/^["“«‘']/.test(piece) || wordCount(quoted) < SENTENCE)
    return false;
  const intro = before.slice(
    Math.max(before.lastIndexOf('\n'), before.search(/[.!?;][^.!?;]*$/)) + 1,
  );
  return wordCount(intro) >= 3 && !WORKED_ON.test(intro) && !GIVEN.test(intro);
}

function at(index: number, length: number): Span {
  return { start: index, end: index + length };
}

const QUOTATION_ALONE = /^\s*["“«‘'][\uE000\n]{12,}[.!?]?["”»’'][^"“\uE000]{0,60}$/;

/** A section that is nothing but a quotation, under a heading that announces no material. */
function quotedSection(body: string, blocks: readonly Block[]): Span | null {
  const shown = blocks.find(
    ({ kind, heading, start, end }) =>
      heading !== null &&
      (kind === null ||
        kind === 'has_constraints' ||
        kind === 'has_format' ||
        kind === 'has_role') &&
      QUOTATION_ALONE.test(body.slice(start, end)),
  );
  return shown ?? null;
}

const LIKE_THESE =
  /\b(?:like (?:these|those|the ones? above)|in the same (?:style|vein|spirit|way|tone)|more (?:of these|like (?:these|those|this)))\b/i;
const ONLY_QUOTATIONS = /^[ \t]*(?:[-*•] )?(?:["“«‘'][\uE000]{4,}[.!?]?["”»’'][ \t/,;|.]*)+$/m;

/** Quotations on a line of their own that the task points to. */
function modelLines(body: string): Span | null {
  if (!LIKE_THESE.test(body)) return null;
  const match = ONLY_QUOTATIONS.exec(body);
  return match && at(match.index, match[0].length);
}

const ANSWER_COLUMN =
  /^[ \t]*\|[^|\n]+\|(?:[^|\n]*\|)*?[ \t]*(?:output|answer|label|code|category|class|result|rewrite|after|translation|expected|reply|response|good|bad|becomes|tag|score)[ \t]*\|[^\n]*\n[ \t]*\|[-: |]+\|[ \t]*\n([ \t]*\|[^\n|]*[^\s|][^\n|]*\|[^\n|]*[^\s|][^\n|]*\|)/im;

/** Two columns of words, the second of which answers the first. */
const TWO_COLUMNS =
  /^[ \t]*\|[^|\n\d]{2,60}\|[^|\n\d]{2,60}\|[ \t]*\n[ \t]*\|[-: ]+\|[-: ]+\|[ \t]*\n(?:[ \t]*\|[^|\n]*\p{L}[^|\n]*\|[^|\n]*\p{L}[^|\n]*\|[ \t]*\n?)+/mu;
const TABLE_GIVEN =
  /\b(?:this|these|the|my|our|following|attached) (?:\w+ )?(?:tables?|data|list|figures)\b/i;

/** A row of a table whose last column is what the answer shall give. */
function answeredRow(body: string): Span | null {
  const match = ANSWER_COLUMN.exec(body);
  const [whole, row] = match ?? [];
  if (match === null || whole === undefined || row === undefined) {
    const pairs = TABLE_GIVEN.test(body) ? null : TWO_COLUMNS.exec(body);
    return pairs && at(pairs.index, pairs[0].length);
  }
  return at(match.index + whole.length - row.length, row.length);
}
