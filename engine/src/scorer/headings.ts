import type { Span } from '../score.js';
import { type BlockKind, announced } from './announced.js';
import { isImperative, isOrder } from './verbs.js';

/** A heading or label at the start of a line. */
export interface Heading {
  title: string;
  kind: BlockKind | null;
  /** 1 to 6 as in Markdown; bold lines and labels stand below all of these. */
  level: number;
  /** Where the text on the same line begins; the end of the line when there is none. */
  bodyStart: number;
}

const LABEL_LEVEL = 7;
/** "Audience: adults. Layout: a list." on one line. */
const LATER_LABEL =
  /(?<=[.;!?] )(?<!^[ \t]*\d{1,2}[.)] )(?=([A-Z][a-z]{2,15}(?: [a-z]{2,12})?): )/g;

/** The lines of a range, cut once more before labels in running text. */
export function segmentsOf(masked: string, { start, end }: Span): Span[] {
  const segments: Span[] = [];
  let from = start;
  for (const line of masked.slice(start, end).split('\n')) {
    let at = 0;
    for (const { index, 1: label = '' } of line.includes(': ') ? line.matchAll(LATER_LABEL) : []) {
      if (announced(label) === null) continue;
      segments.push({ start: from + at, end: from + index });
      at = index;
    }
    segments.push({ start: from + at, end: from + line.length });
    from += line.length + 1;
  }
  return segments;
}

const LEAD = /^[ \t]*(?:(?:[-*•]|\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)])[ \t]+)?/;
const MARKDOWN = /^(#{1,6}) +([^\n]{1,80}?)[ #:]*$/;
const MARKDOWN_LABEL = /^(#{1,6}) +([^:\n]{2,40}): +(?=\S)/;
const FRAMED =
  /^(?:\*\*|__)([^*_\n]{2,50}?):?(?:\*\*|__):?[ \t]*$|^[=\-*~]{2,} *([^=*~\n]{2,40}?) *[=\-*~]{2,}$|^(?:\[|【)([^\]】\n]{2,40})(?:\]|】):?$/;
const BOLD_LABEL =
  /^(?:(?:\*\*|__)([^*_\n]{2,50}?):?(?:\*\*|__)|\[([A-Za-z][^\]\n]{1,30})\]):?[ \t]+(?:[-–—] )?(?=\S)/;
const LABEL = /^([A-Za-z][\w'/() -]{1,45}?) ?(?::| [-–—] )[ \t]*(?=(\S?))/;
const BARE = /^([A-Z](?:[\w'/ ]|\b-\b){1,40})$/;

/** The heading a line is or begins with; null for any other line. */
export function headingOf(masked: string, { start, end }: Span): Heading | null {
  const line = masked.slice(start, end).trimEnd();
  if (line === '' || line.length > 20_000) return null;
  const lead = LEAD.exec(line)?.[0].length ?? 0;
  const rest = line.slice(lead);
  return (
    markdownHeading(rest, start + lead, end) ??
    boldHeading(rest, start + lead, end) ??
    labelHeading(rest, start + lead, end)
  );
}

function markdownHeading(line: string, at: number, end: number): Heading | null {
  const labelled = MARKDOWN_LABEL.exec(line);
  const kind = announced(labelled?.[2] ?? '');
  if (labelled !== null && kind !== null)
    return {
      title: labelled[2] ?? '',
      kind,
      level: labelled[1]?.length ?? 1,
      bodyStart: at + labelled[0].length,
    };
  const [, marks, title] = MARKDOWN.exec(line) ?? [];
  if (marks === undefined || title === undefined) return null;
  return { title, kind: announced(title), level: marks.length, bodyStart: end };
}

function boldHeading(line: string, at: number, end: number): Heading | null {
  const framed = FRAMED.exec(line);
  const title = framed?.[1] ?? framed?.[2] ?? framed?.[3];
  if (title !== undefined && /\p{L}/u.test(title))
    return { title, kind: announced(title), level: LABEL_LEVEL, bodyStart: end };
  const bold = BOLD_LABEL.exec(line);
  const label = bold?.[1] ?? bold?.[2] ?? '';
  const kind = announced(label);
  if (bold === null || kind === null) return null;
  return { title: label, kind, level: LABEL_LEVEL, bodyStart: at + bold[0].length };
}

const REFERENCE =
  /^(?:here(?:'s| is| are)|this is|based|using|according|depending|judging|with|in|on|from|see|by|of)\b/;

/** "Translate this text" or "Based on the data above" is no label. */
function isSentence(title: string): boolean {
  const words = title.toLowerCase();
  const count = words.split(' ').length;
  if (count > 2 && (isImperative(words) || REFERENCE.test(words))) return true;
  return count > 1 && isOrder(words);
}

const FEWEST_FOR_DASH = 3;
const MOST_LABEL_WORDS = 6;

function labelHeading(line: string, at: number, end: number): Heading | null {
  const bare = BARE.exec(line)?.[1];
  if (bare !== undefined) {
    const kind = bare.split(' ').length <= 4 && !isSentence(bare) ? announced(bare) : null;
    return kind === null ? null : { title: bare, kind, level: LABEL_LEVEL, bodyStart: end };
  }
  const label = LABEL.exec(line);
  const title = label?.[1]?.trim() ?? '';
  const kind = announced(title);
  if (label === null || kind === null) return null;
  if (isSentence(title) || title.split(' ').length > MOST_LABEL_WORDS) return null;
  const colon = label[0].includes(':');
  if (!colon && title.split(' ').length > FEWEST_FOR_DASH) return null;
  if (/^[a-z]/.test(title) && title.includes(' ') && !/^what |^who |^if |^when /.test(title))
    return null;
  const bodyStart = label[2] === '' ? end : at + label[0].length;
  return { title, kind, level: LABEL_LEVEL, bodyStart };
}
