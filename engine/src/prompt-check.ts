import { isOwnTask } from './analysis/own-task.js';
import type { RenderedPrompt } from './render.js';
import type { QuotedBlock } from './renderers/section-plan.js';
import { bareTags, taggedBlock } from './renderers/verbatim.js';
import { type GenerationRequest, requestText, withNormalLineEnds } from './request.js';

const FENCE = /^(?:>\s?|[-*+]\s+|\d+[.)]\s+|\s)*(`{3,}|~{3,})(.*)$/;

/** The marks of a rendered prompt are broken, so it must never be stored or shown. */
export class BrokenPromptError extends Error {
  override readonly name = 'BrokenPromptError';
}

/**
 * Checks that the person's text is complete and cannot be mistaken for the prompt around it.
 *
 * @throws BrokenPromptError
 */
export function checkPrompt(rendered: RenderedPrompt, request: GenerationRequest): void {
  const { text, sections, quotes, tags, placeholders } = rendered;
  if (sections.map((section) => section.text).join('\n\n') !== text) fail('sections differ');
  checkContents(quotes, request);
  for (const quote of quotes)
    if (!isDelimited(quote, rendered)) fail(`${quote.name} is not delimited`);
  const own = withoutQuotes(text, quotes);
  checkPlaceholders(own, placeholders);
  checkTags(own, quotes, tags);
  checkFences(tags.length > 0 ? own : text);
}

/** Checks that the blocks are exactly the request and the answers, each complete. */
function checkContents(quotes: readonly QuotedBlock[], request: GenerationRequest): void {
  const given = (request.answers ?? []).map(({ text }) => withNormalLineEnds(text));
  const contents = quotes.map(({ content }) => content);
  const text = requestText(request);
  if (contents.length !== given.length + 1) fail('blocks differ');
  if (!contents.includes(text) && !contents.includes(text.trim())) fail('request changed');
  if (given.some((answer) => !contents.includes(answer))) fail('answer changed');
}

/** Whether a block is its content between delimiters that the content cannot close. */
function isDelimited({ name, content, delimited }: QuotedBlock, rendered: RenderedPrompt): boolean {
  if (delimited === content) return isOwnTask(content);
  if (delimited === `> ${content}`) return !content.includes('\n');
  const { open, close } = rendered.pastedTags;
  const unmarked = delimited.replaceAll(open, '').replaceAll(close, '');
  if (unmarked === taggedBlock(name, content)) return !content.includes(close.trim());
  const [opening = '', fence = ''] = /^(`{3,})[\w+#.-]*\n/.exec(delimited) ?? [];
  return fence !== '' && delimited === `${opening}${content}\n${fence}` && !content.includes(fence);
}

/** The text without the person's blocks, each of which must be there, in order. */
function withoutQuotes(text: string, quotes: readonly QuotedBlock[]): string {
  let rest = text;
  let own = '';
  for (const { delimited } of quotes) {
    const at = rest.indexOf(delimited);
    if (at < 0) fail('request missing');
    own += `${rest.slice(0, at)}\n`;
    rest = rest.slice(at + delimited.length);
  }
  return own + rest;
}

function checkPlaceholders(own: string, names: readonly string[]): void {
  const found: string[] = own.match(/\{\{[^{}]*\}\}/g) ?? [];
  const expected = names.map((name) => `{{${name}}}`);
  const same = found.length === expected.length && expected.every((mark) => found.includes(mark));
  const stray = own.replace(/\{\{[^{}]*\}\}/g, '').includes('{{');
  if (!same || stray || new Set(names).size !== names.length) fail('placeholders differ');
}

/** Checks that our tags are nested correctly and that nothing in the person's text looks like one. */
function checkTags(own: string, quotes: readonly QuotedBlock[], tags: readonly string[]): void {
  const open: string[] = [];
  for (const [, slash, name = ''] of own.matchAll(/<(\/?)([a-z][\w-]*)>/g)) {
    if (!tags.includes(name)) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) fail(`tag ${name} is not balanced`);
  }
  if (open.length > 0) fail(`tag ${open.join()} is not closed`);
  for (const { content } of quotes) {
    const bare = bareTags(content);
    const known = tags.find((tag) => bare.includes(`<${tag}`) || bare.includes(`</${tag}`));
    if (known !== undefined) fail(`tag ${known} is in the request`);
  }
}

/** Checks code fences by CommonMark's rule: the closing fence has the same mark and is at least as long. */
function checkFences(text: string): void {
  let open: string | null = null;
  for (const line of text.split('\n')) {
    const match = FENCE.exec(line);
    if (match === null) continue;
    const [, mark = '', rest = ''] = match;
    if (open === null) {
      if (!rest.includes('`')) open = mark;
    } else if (mark[0] === open[0] && mark.length >= open.length && rest.trim() === '') {
      open = null;
    }
  }
  if (open !== null) fail('fence is not closed');
}

function fail(why: string): never {
  throw new BrokenPromptError(`The rendered prompt is broken: ${why}`);
}
