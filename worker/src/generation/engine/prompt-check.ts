import type { RenderedPrompt } from './render.js';
import { type GenerationRequest, requestText } from './request.js';

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
  const { text, sections, quotedRequest, tags, placeholders } = rendered;
  if (sections.map((section) => section.text).join('\n\n') !== text) fail('sections differ');
  if (!quotedRequest.includes(requestText(request))) fail('request changed');
  const at = text.indexOf(quotedRequest);
  if (at < 0) fail('request missing');
  const own = `${text.slice(0, at)}\n${text.slice(at + quotedRequest.length)}`;
  checkPlaceholders(own, placeholders);
  if (tags.length > 0) checkTags(text, tags);
  for (const section of sections) checkFences(section.text, tags.length > 0 ? quotedRequest : '');
}

function checkPlaceholders(own: string, names: readonly string[]): void {
  const found: string[] = own.match(/\{\{[^{}]*\}\}/g) ?? [];
  const wanted = names.map((name) => `{{${name}}}`);
  const same = found.length === wanted.length && wanted.every((mark) => found.includes(mark));
  const stray = own.replace(/\{\{[^{}]*\}\}/g, '').includes('{{');
  if (!same || stray || new Set(names).size !== names.length) fail('placeholders differ');
}

function checkTags(text: string, tags: readonly string[]): void {
  for (const tag of new Set(tags)) {
    const pairs = tags.filter((other) => other === tag).length;
    const opened = text.split(`<${tag}>`).length - 1;
    const closed = text.split(`</${tag}>`).length - 1;
    if (opened !== pairs || closed !== pairs) fail(`tag ${tag} is not balanced`);
  }
}

const FENCE = /^(?:>\s?|[-*+]\s+|\d+[.)]\s+|\s)*(`{3,}|~{3,})(.*)$/;

/** Follows code fences as CommonMark does: closed by the same mark, at least as long. */
function checkFences(section: string, skipped: string): void {
  const text = skipped === '' ? section : section.split(skipped).join('');
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
