import type { Span } from './span.js';
import { cutSentences } from './cut-sentences.js';

/** A part of a prompt that can be quoted: a sentence, a line of a list, or a part of a long sentence. */
export interface Sentence extends Span {
  /** The words that introduce it: a heading, a label or the name of a tag; empty if there are none. */
  heading: string;
  isItem: boolean;
  isFenced: boolean;
  isQuoted: boolean;
}

const FENCE = /^\s*(?:>\s*)?(`{3,}|~{3,})/;
const MARKER = /^\s*(?:(?:[-*•–—]|\(?\d{1,2}[.)]|\(?[a-z][.)]|>)\s+)+/iu;
const MARKDOWN_TITLE = /^\s*#{1,6}\s+(.{1,80}?)[\s#:：]*$/u;
const BOLD_TITLE = /^\s*(?:\*\*|__)([^*_]{1,60}?)[:：]?(?:\*\*|__)[:：]?\s*$/u;
const PLAIN_TITLE =
  /^\s*(?:[-=*~]{2,}\s*)?[[【]?([^.!?。！？]{1,50}?)[\]】]?\s*(?:[-=*~]{2,}|[:：])\s*$/u;
const LABEL =
  /^(?:\*\*|__)?([^\s:："“„«「`{}<>|][^:："“„«「`{}<>|\n]{0,38}?)(?:\*\*|__)?\s?[:：](?:\*\*|__)?(?=[^\d/\\])/u;
const MOST_LABEL_WORDS = 5;
const TAG = /<(\/?)(\p{L}[\p{L}\d_-]{0,40})(?:\s[^<>\n]{0,80})?>/gu;

/** What the lines above say about the next one. */
class Surroundings {
  private readonly tags: string[] = [];
  private fence = '';
  title = '';
  label = '';

  get heading(): string {
    return this.label || (this.tags.at(-1) ?? this.title);
  }

  get isFenced(): boolean {
    return this.fence !== '';
  }

  /** Whether a line opens or closes a fence. */
  fencedBy(line: string): boolean {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (mark === '') return false;
    if (this.fence === '') this.fence = mark;
    else if (mark.startsWith(this.fence)) this.fence = '';
    return true;
  }

  tag(name: string, closes: boolean): void {
    this.label = '';
    const words = name.replaceAll(/[_-]/g, ' ');
    if (!closes) this.tags.push(words);
    else if (this.tags.includes(words)) this.tags.length = this.tags.lastIndexOf(words);
  }
}

/** The sentences of a prompt in order, without overlaps; headings, labels and tags do not count. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  const around = new Surroundings();
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    readLine(text, line, { start, end }, around, found);
    start = end + 1;
  }
  return found;
}

function readLine(
  text: string,
  line: string,
  { start, end }: Span,
  around: Surroundings,
  found: Sentence[],
): void {
  if (around.fencedBy(line)) return;
  if (around.isFenced) {
    const shape = { heading: around.heading, isItem: false, isFenced: true, isQuoted: false };
    for (const span of cutSentences(text, start, end)) found.push({ ...span, ...shape });
    return;
  }
  const title = line.trim() === '' ? '' : titleIn(line);
  if (title !== null) {
    around.label = '';
    if (title !== '') around.title = title;
    return;
  }
  let from = start;
  for (const match of line.includes('<') ? line.matchAll(TAG) : []) {
    const [tag, slash, name = ''] = match;
    readPart(text, { start: from, end: start + match.index }, around, found);
    from = start + match.index + tag.length;
    around.tag(name, slash !== '');
  }
  readPart(text, { start: from, end }, around, found);
}

/** The title in a heading, or null for any other line. */
function titleIn(line: string): string | null {
  const [, title] =
    MARKDOWN_TITLE.exec(line) ?? BOLD_TITLE.exec(line) ?? PLAIN_TITLE.exec(line) ?? [];
  return title ?? null;
}

/** The sentences of a line, or of a part of it between tags. */
function readPart(
  text: string,
  { start, end }: Span,
  around: Surroundings,
  found: Sentence[],
): void {
  const part = text.slice(start, end);
  const marker = MARKER.exec(part)?.[0].length ?? 0;
  const [label, words = ''] = LABEL.exec(part.slice(marker)) ?? [];
  const isLabelled = label !== undefined && words.split(/\s+/).length <= MOST_LABEL_WORDS;
  if (isLabelled) around.label = words;
  else if (marker > 0) around.label = '';
  const from = start + marker + (isLabelled ? label.length : 0);
  const shape = {
    heading: around.heading,
    isItem: marker > 0,
    isFenced: false,
    isQuoted: /^\s*>/.test(part),
  };
  for (const span of cutSentences(text, from, end)) found.push({ ...span, ...shape });
}
