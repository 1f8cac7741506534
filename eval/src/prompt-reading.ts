import type { PromptSection, SectionKey } from '@promptmint/core/catalogue/prompt-parts';
import { findRequest } from './quoted-request.js';

/** One line of a finished prompt. */
export interface PromptLine {
  text: string;
  section: SectionKey;
  /** Whether it carries a line of the request character for character. */
  quoted: boolean;
}

/** A finished prompt, with the person's own lines told apart from the product's. */
export interface PromptReading {
  lines: PromptLine[];
  /** Lines of the request that no line of the prompt carries. */
  missing: string[];
}

/** Finds the lines that quote the request, whole or split over several blocks. */
export function readPrompt(sections: readonly PromptSection[], request: string): PromptReading {
  const lines = sections.flatMap(({ key, text }, index) => {
    const own = text.split('\n').map((line) => ({ text: line, section: key, quoted: false }));
    return index === 0 ? own : [{ text: '', section: key, quoted: false }, ...own];
  });
  const typed = request.replace(/\r\n?/g, '\n');
  const material = lines.filter(({ section }) => section === 'material' || section === 'context');
  if (markBlocks(material, typed) || markBlocks(lines, typed)) return { lines, missing: [] };
  return { lines, missing: markLines(lines, typed) };
}

function markBlocks(lines: readonly PromptLine[], request: string): boolean {
  const found = findRequest(
    lines.map(({ text }) => text),
    request,
  );
  for (const at of found ?? []) {
    const line = lines[at];
    if (line !== undefined) line.quoted = true;
  }
  return found !== null;
}

/** Marks what stands there line by line and in order; gives the lines that were not found. */
function markLines(lines: readonly PromptLine[], request: string): string[] {
  let from = 0;
  return request
    .split('\n')
    .filter((line) => line.trim() !== '')
    .filter((wanted) => {
      const at = lines.findIndex((line, index) => index >= from && carries(line.text, wanted));
      const line = lines[at];
      if (line === undefined) return true;
      line.quoted = true;
      from = at + 1;
      return false;
    });
}

function carries(line: string, wanted: string): boolean {
  if (line === wanted || line === `> ${wanted}`) return true;
  return /^<([a-z][\w-]*)>([^]*)<\/\1>$/.exec(line)?.[2] === wanted;
}

/** A line that is only a mark: a tag, a heading or a fence. */
export function isMark(line: string): boolean {
  return /^(?:<\/?[a-z][\w-]*>|#{1,6} .*|(?:`{3,}|~{3,})\w*)$/.test(line.trim());
}

/** The lines that are the product's own. */
export function ownLines({ lines }: PromptReading): string[] {
  return lines.filter(({ quoted }) => !quoted).map(({ text }) => text);
}

/** What the given sections say in the product's own words, without marks. */
export function ownBody({ lines }: PromptReading, ...keys: SectionKey[]): string[] {
  return lines
    .filter(({ quoted, section, text }) => !quoted && keys.includes(section) && !isMark(text))
    .map(({ text }) => text.replace(/^<([a-z][\w-]*)>([^]*)<\/\1>$/, '$2').trim());
}

/** A line without its bullet, number or quote mark. */
export function withoutBullet(line: string): string {
  return line.trim().replace(/^(?:[-*>•]\s+|\d{1,2}[.)]\s+)+/, '');
}
