import type { PromptSection, SectionKey } from '@promptmint/core/catalogue/prompt-parts';

/** One line of a finished prompt. */
export interface PromptLine {
  text: string;
  section: SectionKey;
}

/** A finished prompt without the person's text. */
export interface PromptReading {
  /** The lines that are not the person's, also without the delimiters around the person's text. */
  own: PromptLine[];
  /** Whether the request is in the prompt between delimiters, character for character. */
  isWhole: boolean;
  /** Whether the prompt's own lines repeat it. */
  isRepeated: boolean;
}

const PASTED_TAG = /^<\/?pasted_content(?:_\d+)? id="[\w-]+">$/;
/** In characters. Shorter requests can occur in any sentence by chance. */
const TELLING_LENGTH = 25;

/** Finds the request and its answers without any code of the engine, so that it can check the engine. */
export function readPrompt(
  sections: readonly PromptSection[],
  request: string,
  answers: readonly string[] = [],
): PromptReading {
  const typed = withNormalLineEnds(request);
  const typedLines = new Set(typed.split('\n'));
  let rest = sections
    .flatMap(({ key, text }) => text.split('\n').map((line) => ({ text: line, section: key })))
    .filter(({ text }) => !PASTED_TAG.test(text) || typedLines.has(text));
  const found = findBlock(rest, typed) ?? findTask(rest, typed.trim());
  if (found !== null) rest = rest.toSpliced(found.from, found.to - found.from);
  for (const answer of answers) {
    const block = findBlock(rest, withNormalLineEnds(answer));
    if (block !== null) rest = rest.toSpliced(block.from, block.to - block.from);
  }
  return { own: rest, isWhole: found !== null, isRepeated: holds(rest, typed.trim()) };
}

interface Place {
  from: number;
  to: number;
}

/** The place of the text with its pair of delimiters, or as one quoted line. */
function findBlock(lines: readonly PromptLine[], text: string): Place | null {
  const expected = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    if (expected.length === 1 && lines[at]?.text === `> ${text}`) return { from: at, to: at + 1 };
    const closing = closingOf(lines[at]?.text ?? '');
    if (closing === null || lines[at + expected.length + 1]?.text !== closing) continue;
    if (isAt(lines, at + 1, expected)) return { from: at, to: at + expected.length + 2 };
  }
  return null;
}

function closingOf(line: string): string | null {
  const [, fence] = /^(`{3,})(?:text)?$/.exec(line) ?? [];
  const [, tag] = /^<([a-z][\w-]*)>$/.exec(line) ?? [];
  return fence ?? (tag === undefined ? null : `</${tag}>`);
}

/** The place of a request that is the task itself: the first line below the mark of its section. */
function findTask(lines: readonly PromptLine[], text: string): Place | null {
  const from = lines.findIndex(({ section }) => section === 'objective') + 1;
  return from > 0 && lines[from]?.text === text ? { from, to: from + 1 } : null;
}

function isAt(lines: readonly PromptLine[], from: number, expected: readonly string[]): boolean {
  return expected.every((line, index) => lines[from + index]?.text === line);
}

function holds(lines: readonly PromptLine[], text: string): boolean {
  if (text.length < TELLING_LENGTH) return lines.some((line) => withoutBullet(line.text) === text);
  return lines
    .map((line) => line.text)
    .join('\n')
    .includes(text);
}

/** A line without its bullet, number or quote mark. */
export function withoutBullet(line: string): string {
  return line.trim().replace(/^(?:[-*>•]\s+|\d{1,2}[.)]\s+)+/, '');
}

function withNormalLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
