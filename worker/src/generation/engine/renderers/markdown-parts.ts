import { isPlainCode } from '../extract/plain.js';
import { PASTED_LABELS, type PastedPart, type QuotedBlock } from './material.js';
import { fencedBlock, markdownBlock } from './verbatim.js';
import { listed } from './wording.js';

/** A pasted thing in Markdown, with the label it stands under. */
export interface MarkdownPart extends QuotedBlock {
  shown: string;
}

/** "Code and error": what was pasted, each kind once. */
export function partsTitle(parts: readonly PastedPart[]): string {
  const title = listed([...new Set(parts.map(({ kind }) => PASTED_LABELS[kind].toLowerCase()))]);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Characters of an error message that may stand in its line in backticks. */
const SHORT_ERROR = 200;

/** What a pasted thing is called where another one could be taken for it, else null. */
export function partLabel(part: PastedPart, all: readonly PastedPart[]): string | null {
  const several = all.filter(({ kind }) => kind === part.kind).length > 1;
  if (several) return `${PASTED_LABELS[part.kind]} ${/\d+$/.exec(part.name)?.[0] ?? ''}`;
  return all.length > 1 && part.kind !== 'code' ? PASTED_LABELS[part.kind] : null;
}

/** A pasted thing as Markdown: a short error message in backticks, all else in a block. */
export function markdownPart(part: PastedPart, label: string | null): MarkdownPart {
  const { kind, name, text } = part;
  const short = kind === 'error' && isPlainCode(text, SHORT_ERROR);
  const delimited = short ? `\`${text}\`` : block(part);
  const opening = label === null ? '' : `${label}:${short ? ' ' : '\n'}`;
  return { name, content: text, delimited, shown: opening + delimited };
}

function block({ kind, text, language }: PastedPart): string {
  if (kind === 'text') return markdownBlock(text);
  if (kind === 'code' && isOwnFence(text)) return text;
  return fencedBlock(text, language ?? 'text');
}

const OWN_FENCE = /^(`{3,}|~{3,})[\w+#.-]{0,20}\n([^]*)\n\1$/;

/** Whether the person's own fence already holds the text, and nothing in it comes near closing it. */
function isOwnFence(text: string): boolean {
  const inside = OWN_FENCE.exec(text)?.[2];
  return inside !== undefined && !/`{3}|~{3}/.test(inside);
}
