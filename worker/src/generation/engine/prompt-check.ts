import type { RenderedPrompt } from './render.js';
import { type QuotedBlock, markOf } from './renderers/material.js';
import { bareTags, taggedBlock } from './renderers/verbatim.js';
import { type GenerationRequest, requestText } from './request.js';

const FENCE = /^(?:>\s?|[-*+]\s+|\d+[.)]\s+|\s)*(`{3,}|~{3,})(.*)$/;

/** A rendered prompt whose own marks do not hold; it must not be given to anybody. */
export class BrokenPromptError extends Error {
  override readonly name = 'BrokenPromptError';
}

/**
 * Proves that the person's text is whole and cannot be mistaken for the prompt around it.
 *
 * @throws BrokenPromptError
 */
export function checkPrompt(rendered: RenderedPrompt, request: GenerationRequest): void {
  const { text, sections, quotes, pasted, tags, placeholders } = rendered;
  if (sections.map((section) => section.text).join('\n\n') !== text) fail('sections differ');
  checkRequest(quotes, pasted, requestText(request));
  for (const quote of quotes) if (!isDelimited(quote)) fail(`${quote.name} is not delimited`);
  const own = withoutQuotes(text, quotes);
  checkPlaceholders(own, placeholders);
  checkTags(own, quotes, tags);
  checkFences(tags.length > 0 ? own : text);
}

/** The request's block with each mark put back is the request; without such a block the parts are. */
function checkRequest(
  quotes: readonly QuotedBlock[],
  pasted: readonly string[],
  request: string,
): void {
  const parts = pasted.map((name) => quotes.find((quote) => quote.name === name));
  const prose = quotes.find((quote) => !parts.includes(quote));
  if (quotes.length !== parts.length + (prose === undefined ? 0 : 1)) fail('blocks differ');
  let rest = prose?.content ?? request;
  let whole = '';
  for (const part of parts) {
    const { name, content } = part ?? fail('a part is missing');
    const shown = prose === undefined ? content : markOf(name);
    const at = rest.indexOf(shown);
    if (at < 0 || (prose === undefined && rest.slice(0, at).trim() !== '')) fail(`${name} is lost`);
    whole += rest.slice(0, at) + content;
    rest = rest.slice(at + shown.length);
  }
  if (prose === undefined && rest.trim() !== '') fail('request cut off');
  if (whole + rest !== request) fail('request changed');
}

/** Whether a block is its content between delimiters that the content cannot close. */
function isDelimited({ name, content, delimited }: QuotedBlock): boolean {
  if (delimited === taggedBlock(name, content)) return true;
  if (delimited === `> ${content}`) return !content.includes('\n');
  if (delimited === `\`${content}\``) return !/[`\n]/.test(content);
  if (delimited === content) return FENCE.test(content.split('\n')[0] ?? '');
  const [opening = '', fence = ''] = /^(`{3,})[\w+#.-]*\n/.exec(delimited) ?? [];
  return fence !== '' && delimited === `${opening}${content}\n${fence}` && !content.includes(fence);
}

/** The text without the blocks of the person, each of which has to be there, in order. */
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
  const wanted = names.map((name) => `{{${name}}}`);
  const same = found.length === wanted.length && wanted.every((mark) => found.includes(mark));
  const stray = own.replace(/\{\{[^{}]*\}\}/g, '').includes('{{');
  if (!same || stray || new Set(names).size !== names.length) fail('placeholders differ');
}

/** Every tag of ours is closed where it was opened, and none of the person's text looks like one. */
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
    if (known !== undefined) fail(`tag ${known} stands in the request`);
  }
}

/** Follows code fences as CommonMark does: closed by the same mark, at least as long. */
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
