import { describe, expect, it } from '@jest/globals';
import { compose } from './composer.js';
import { BrokenPromptError, checkPrompt } from './prompt-check.js';
import { type RenderedPrompt, render } from './render.js';
import type { GenerationRequest } from './request.js';

const CODE = 'const a = b.map((c) => c.d)\nconsole.log(a)';
const ERROR = 'TypeError: b.map is not a function';
const input = `why?\n\n${CODE}\n\n${ERROR}\nb comes from an API`;

function rendered(targetModel: GenerationRequest['targetModel']) {
  const request: GenerationRequest = { input, useCase: 'auto_detect', targetModel, language: 'en' };
  return { request, prompt: render(compose(request), request) };
}

/** The prompt with a passage of it changed, everywhere it is kept. */
function changed(prompt: RenderedPrompt, from: string, to: string): RenderedPrompt {
  const swap = (text: string) => text.replace(from, () => to);
  return {
    ...prompt,
    text: swap(prompt.text),
    sections: prompt.sections.map((section) => ({ ...section, text: swap(section.text) })),
    quotes: prompt.quotes.map((quote) => ({
      ...quote,
      content: swap(quote.content),
      delimited: swap(quote.delimited),
    })),
  };
}

describe('the check of a rendered prompt', () => {
  it.each(['claude', 'chatgpt', 'gemini'] as const)('lets a whole one for %s pass', (model) => {
    const { prompt, request } = rendered(model);
    expect(() => checkPrompt(prompt, request)).not.toThrow();
    expect(prompt.quotes).toHaveLength(3);
  });

  it.each([
    ['a changed character of the code', 'c.d', 'c.e'],
    ['a changed message', 'is not a function', 'is no function'],
    ['a lost word of the prose', ' from an API', ''],
    ['a lost mark', '[code]', ''],
    ['marks in another order', '[code]\n\n[error]', '[error]\n\n[code]'],
    ['a tag that is not closed', '</task>', ''],
    ['a tag too many', '</task>', '</task></task>'],
    ['a placeholder nobody listed', '</task>', '{{x}}</task>'],
  ])('refuses %s', (_, from, to) => {
    const { prompt, request } = rendered('claude');
    const broken = changed(prompt, from, to);
    expect(broken.text).not.toBe(prompt.text);
    expect(() => checkPrompt(broken, request)).toThrow(BrokenPromptError);
  });

  it('refuses a fence that is not closed', () => {
    const { prompt, request } = rendered('chatgpt');
    expect(() => checkPrompt(changed(prompt, `${CODE}\n\`\`\``, CODE), request)).toThrow(
      BrokenPromptError,
    );
  });

  it('refuses blocks that are not in the text', () => {
    const { prompt, request } = rendered('gemini');
    const lost = { ...prompt, quotes: prompt.quotes.slice(1) };
    expect(() => checkPrompt(lost, request)).toThrow(BrokenPromptError);
  });
});
