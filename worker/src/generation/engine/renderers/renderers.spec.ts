import { describe, expect, it } from '@jest/globals';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import { compose } from '../composer.js';
import { finishPrompt } from '../engine.js';
import type { GenerationRequest } from '../request.js';

const IDEA =
  'email to my landlord: the heating has failed twice since 3 November, I want it fixed by Friday, polite, max 120 words';

function finish(targetModel: TargetModel, change: Partial<GenerationRequest> = {}) {
  const request: GenerationRequest = {
    input: IDEA,
    useCase: 'auto_detect',
    targetModel,
    language: 'en',
    ...change,
  };
  return finishPrompt(compose(request), request);
}

const keys = (prompt: ReturnType<typeof finish>) => prompt.sections.map((section) => section.key);
const section = (prompt: ReturnType<typeof finish>, key: string) =>
  prompt.sections.find((candidate) => candidate.key === key)?.text ?? '';

describe('Claude', () => {
  const prompt = finish('claude');

  it('opens with the role in one sentence, and puts material before the task', () => {
    expect(section(prompt, 'role')).toMatch(/^<role>\nYou are an? [^.]+\.\n<\/role>$/);
    expect(keys(prompt)[0]).toBe('role');
    expect(keys(prompt).indexOf('material')).toBeLessThan(keys(prompt).indexOf('objective'));
  });

  it('closes every tag it opens and nests none but the examples', () => {
    const opened = prompt.text.match(/<[a-z_0-9]+>/g) ?? [];
    const closed = prompt.text.match(/<\/[a-z_0-9]+>/g) ?? [];
    expect(opened).toHaveLength(closed.length);
    expect(section(prompt, 'examples').match(/<example>/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('gives reasons, numbers the parts of the answer and ends with a check', () => {
    expect(section(prompt, 'constraints')).toContain(', because ');
    expect(section(prompt, 'format')).toMatch(/^<output_format>\n1\. .+\n2\. /);
    expect(keys(prompt).at(-1)).toBe('validation');
    expect(section(prompt, 'validation')).toContain('3 November');
  });
});

describe('ChatGPT', () => {
  const prompt = finish('chatgpt');

  it('heads each section in Markdown, role and task first', () => {
    for (const { text } of prompt.sections) expect(text).toMatch(/^# \S/);
    expect(keys(prompt).slice(0, 2)).toEqual(['role', 'objective']);
  });

  it('states an end state and puts one sample inside the format', () => {
    expect(section(prompt, 'validation')).toMatch(/^# Done when\n- /);
    expect(section(prompt, 'format')).toContain('One example (');
    expect(keys(prompt)).not.toContain('examples');
  });

  it('states each rule once and asks for no thinking aloud', () => {
    const rules = prompt.text.split('\n').filter((line) => line.startsWith('- '));
    expect(new Set(rules).size).toBe(rules.length);
    expect(prompt.text).not.toMatch(/step by step|, because /i);
  });
});

describe('Gemini', () => {
  const prompt = finish('gemini');

  it('goes persona, task, context, format, examples, and ends with the limits', () => {
    expect(keys(prompt)).toEqual([
      'role',
      'objective',
      'context',
      'format',
      'examples',
      'constraints',
    ]);
    expect(section(prompt, 'constraints')).toContain('Based on the request');
  });

  it('shows two examples of the same form and uses no tags', () => {
    const labels = section(prompt, 'examples').match(/^(\w[\w ]*): /gm) ?? [];
    expect(labels).toHaveLength(4);
    expect(labels.slice(0, 2)).toEqual(labels.slice(2));
    expect(prompt.text).not.toMatch(/<\/?\w+>/);
  });

  it('moves the task behind pages of material', () => {
    const long = finish('gemini', { input: `${IDEA}\n${'It drips in the hall. '.repeat(120)}` });
    expect(keys(long).indexOf('objective')).toBeGreaterThan(keys(long).indexOf('context'));
  });
});

describe('every target model', () => {
  const models: TargetModel[] = ['claude', 'chatgpt', 'gemini'];

  it.each(models)('tells %s in which language to answer, and what was typed', (model) => {
    const prompt = finish(model, { input: 'पड़ोसी को धन्यवाद का संदेश लिखो', language: 'fr' });
    expect(prompt.text).toContain('Answer in French (the request was written in Hindi).');
  });

  it.each(models)('parts the language of comments from that of identifiers for %s', (model) => {
    const prompt = finish(model, { input: 'python script that renames scans', language: 'de' });
    expect(prompt.text).toContain('code comments in German; keep identifiers in English');
  });

  it.each(models)('carries the same facts to %s', (model) => {
    const prompt = finish(model);
    for (const fact of ['3 November', 'Friday', 'landlord']) expect(prompt.text).toContain(fact);
  });

  it.each(models)('leaves sections without content away for %s', (model) => {
    const prompt = finish(model, { input: 'tagline for a kite shop' });
    for (const { text } of prompt.sections) {
      expect(text.replace(/<\/?\w+>|^#+ .*$/gm, '').trim()).not.toBe('');
    }
  });
});
