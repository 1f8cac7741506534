import { describe, expect, it } from '@jest/globals';
import { TARGET_MODELS, type TargetModel } from '@promptmint/core/catalogue/models';
import { compose } from './compose.js';
import { BrokenPromptError, checkPrompt } from './prompt-check.js';
import { type RenderedPrompt, render } from './render.js';
import type { GenerationRequest } from './request.js';

const CODE = '```js\nconst a = b.map((c) => c.d)\n```';

function rendered(targetModel: TargetModel) {
  const request: GenerationRequest = {
    input: `why?\n\n${CODE}\n\nb comes from an API`,
    useCase: 'auto_detect',
    targetModel,
    language: 'en',
    mark: 'k3f9',
  };
  return { request, prompt: render(compose(request), request) };
}

/** The prompt with a passage changed in every field that contains it. */
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
  it.each(TARGET_MODELS)('accepts an intact prompt for %s', (model) => {
    const { prompt, request } = rendered(model);
    expect(() => checkPrompt(prompt, request)).not.toThrow();
  });

  it.each([
    ['a changed character of the code', 'c.d', 'c.e'],
    ['a lost word of the request', ' from an API', ''],
    ['pasted material that is not closed', '</pasted_content id="k3f9">', ''],
    ['a tag that is not closed', '</task>', ''],
    ['a tag too many', '</task>', '</task></task>'],
    ['a placeholder that is not listed', '</task>', '{{x}}</task>'],
  ])('refuses a prompt with %s', (_, from, to) => {
    const { prompt, request } = rendered('claude');
    const broken = changed(prompt, from, to);
    expect(broken.text).not.toBe(prompt.text);
    expect(() => checkPrompt(broken, request)).toThrow(BrokenPromptError);
  });

  it('refuses a fence that is not closed', () => {
    const { prompt, request } = rendered('chatgpt');
    const fence = /`{4,}(?=\n*$)/.exec(prompt.text)?.[0] ?? 'none';
    const broken = { ...prompt, text: prompt.text.slice(0, prompt.text.lastIndexOf(fence)) };
    expect(() => checkPrompt(broken, request)).toThrow(BrokenPromptError);
  });
});
