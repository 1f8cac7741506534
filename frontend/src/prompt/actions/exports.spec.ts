import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { promptfooConfig } from './promptfoo-config';
import { skillMarkdown, skillName } from './skill-file';

const PROMPT = {
  optimized_prompt: '<task>\nWrite to {{first name}} about {{2 dates}}.\n</task>',
  placeholders: ['first name', '2 dates'],
  target_model: 'claude' as const,
};

describe('a promptfoo configuration', () => {
  it('has the prompt, a provider of its target model, and its blanks as variables of a test', () => {
    const text = promptfooConfig(PROMPT, 'mail to a customer\nsoon', { 'first name': 'Ana' });
    expect(text).toContain('$schema=https://promptfoo.dev/config-schema.json\n');
    expect(parse(text)).toEqual({
      description: 'mail to a customer',
      prompts: ['<task>\nWrite to {{first_name}} about {{blank_2_dates}}.\n</task>'],
      providers: [expect.stringMatching(/^anthropic:messages:/)],
      tests: [{ vars: { first_name: 'Ana', blank_2_dates: '' } }],
    });
  });

  it('has a test without variables if the prompt has no blanks', () => {
    const prompt = { ...PROMPT, optimized_prompt: 'Write.', placeholders: [] };
    expect(parse(promptfooConfig(prompt, 'x', {})).tests).toEqual([{ vars: {} }]);
  });

  it('keeps braces that are not blanks from being read as a template', () => {
    const prompt = {
      ...PROMPT,
      optimized_prompt: 'Explain `{% raw %}` and {{ this }} to {{reader}}: {{reader}}',
      placeholders: ['reader'],
    };
    const config = parse(promptfooConfig(prompt, 'x', { reader: 'a {{fan}}' }));
    expect(config.prompts[0]).toBe(
      "Explain `{{ '{%' }} raw %}` and {{ '{{' }} this }} to {{reader}}: {{reader}}",
    );
    expect(config.tests[0].vars.reader).toBe("a {{ '{{' }}fan}}");
  });

  it('keeps a brace directly before a blank apart from it', () => {
    const prompt = { ...PROMPT, optimized_prompt: 'JSON: {{{id}}}', placeholders: ['id'] };
    const config = parse(promptfooConfig(prompt, 'x', {}));
    expect(config.prompts[0]).toBe("JSON: {{ '{' }}{{id}}}");
  });

  it('gives blanks whose names would become the same one different variables', () => {
    const placeholders = ['a b', 'a-b', '名前'];
    const optimized_prompt = placeholders.map((name) => `{{${name}}}`).join(' ');
    const config = parse(promptfooConfig({ ...PROMPT, optimized_prompt, placeholders }, 'x', {}));
    expect(config.prompts[0]).toBe('{{a_b}} {{a_b_2}} {{blank}}');
  });

  it('survives text that YAML could read as something else', () => {
    const optimized_prompt = '- yes: no\n# not a comment\n\ttab  \nlast: "quote\'s" \u2028 end \n';
    const text = promptfooConfig({ ...PROMPT, optimized_prompt, placeholders: [] }, ': - #', {});
    expect(parse(text)).toMatchObject({ prompts: [optimized_prompt], description: ': - #' });
  });
});

describe('a skill', () => {
  it('has front matter with a name and a description, and the prompt as its body', () => {
    const text = skillMarkdown('Do the <b>task</b>.', 'Skill: review\nour "SQL" <migrations>');
    const [, head = '', body] = /^---\n([\s\S]*?)---\n\n([\s\S]*)$/.exec(text) ?? [];
    expect(parse(head)).toEqual({
      name: 'skill-review-our-sql-migrations',
      description: 'Use for this request: Skill: review our "SQL" migrations',
    });
    expect(body).toBe('Do the <b>task</b>.\n');
  });

  it.each([
    ['Größe prüfen', 'grosse-prufen'],
    ['審査する', 'skill'],
    ['Prompt for Claude, by Anthropic', 'prompt-for-by'],
    ['Claude', 'skill'],
    ['a '.repeat(90), `a${'-a'.repeat(29)}`],
  ])('has a name of letters, digits and hyphens, without reserved words: %s', (request, name) => {
    expect(skillName(request)).toBe(name);
    expect(skillName(request).length).toBeLessThanOrEqual(64);
  });

  it('has a description of at most 1,024 characters', () => {
    const text = skillMarkdown('Do it.', 'long '.repeat(1_000));
    const [, head = ''] = /^---\n([\s\S]*?)---\n/.exec(text) ?? [];
    expect(parse(head).description).toHaveLength(1_024);
  });
});
