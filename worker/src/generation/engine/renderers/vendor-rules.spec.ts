import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import { compose } from '../composer.js';
import { finishPrompt } from '../engine.js';
import type { GenerationRequest } from '../request.js';

const IDEAS = readFileSync(new URL('../../../../../eval/data/ideas.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { id: string; text: string });

const CODE =
  'const total = items.reduce((a, b) => a.price + b.price)\nconsole.log(total.toFixed(2))';
const ERROR = 'TypeError: total.toFixed is not a function';
const BUG = `why does this throw??\n\n${CODE}\n\n${ERROR}, items has 3 things in it`;
const MAIL =
  'email to my landlord: the heating has failed twice since 3 November, I want it fixed by Friday, polite, max 120 words';
const PAGES = `summarize:\n${'The council met again on Monday. '.repeat(80)}`.trim();

function finish(targetModel: TargetModel, input: string, change: Partial<GenerationRequest> = {}) {
  const request: GenerationRequest = {
    input,
    useCase: 'auto_detect',
    targetModel,
    language: 'en',
    ...change,
  };
  return finishPrompt(compose(request), request);
}

type Prompt = ReturnType<typeof finish>;
const keys = (prompt: Prompt) => prompt.sections.map((section) => section.key);
const labels = (prompt: Prompt) => prompt.sections.map((section) => section.label);
const section = (prompt: Prompt, key: string) =>
  prompt.sections.find((candidate) => candidate.key === key)?.text ?? '';

const composed = new Map<TargetModel, readonly (readonly [Prompt, string])[]>();

/** Holds a rule for the prompts of every idea. */
function always(targetModel: TargetModel, holds: (prompt: Prompt, idea: string) => void) {
  const prompts =
    composed.get(targetModel) ??
    IDEAS.map(({ text }) => [finish(targetModel, text), text] as const);
  composed.set(targetModel, prompts);
  for (const [prompt, idea] of prompts) holds(prompt, idea);
}

/** Lines that say something, without what marks them. */
function rulesOf(prompt: Prompt, ...sections: string[]): string[] {
  return sections
    .flatMap((key) => section(prompt, key).split('\n'))
    .filter((line) => /^\s*(?:-|\d+\.) /.test(line))
    .map((line) => line.replace(/^\s*(?:-|\d+\.) /, '').toLowerCase());
}

describe('Claude', () => {
  it('is given its role first, in one sentence', () => {
    always('claude', (prompt) => {
      expect(keys(prompt)[0]).toBe('role');
      expect(section(prompt, 'role')).toMatch(/^<role>\nYou are an? [^\n]+[.!]\n<\/role>$/);
      expect(section(prompt, 'role')).not.toMatch(/\. [A-Z]/);
    });
  });

  it('finds each kind of content in a closed tag of its own, between context and task', () => {
    const prompt = finish('claude', BUG);
    expect(prompt.text).toContain(`<code>\n${CODE}\n</code>`);
    expect(prompt.text).toContain(`<error>\n${ERROR}\n</error>`);
    const shown = labels(prompt);
    expect(shown.indexOf('Code')).toBeGreaterThan(shown.indexOf('Request'));
    expect(shown.indexOf('Error')).toBeLessThan(shown.indexOf('Task'));
    expect(section(prompt, 'material')).toContain(
      'In it, [code] and [error] stand for the contents of the code and error tags.',
    );
  });

  it.each([
    ['json_sample', 'parser for {"name": "Ann", "age": 3} in go', '{"name": "Ann", "age": 3}'],
    ['data', 'why?\nmonth,visits\njan,10\nfeb,20', 'month,visits\njan,10\nfeb,20'],
    [
      'text',
      'Rewrite my bio: "I am a nurse. I like dogs and very long walks."',
      'I am a nurse. I like dogs and very long walks.',
    ],
  ])('finds material in the %s tag', (tag, input, content) => {
    expect(finish('claude', input).text).toContain(`<${tag}>\n${content}\n</${tag}>`);
  });

  it('finds several things of one kind in numbered tags, each with its mark', () => {
    const prompt = finish(
      'claude',
      `before:\nconst a = b.map((c) => c);\nand now it fails, why?\nconst a = b.each((c) => c);`,
    );
    expect(prompt.text).toMatch(/\[code_1\]\nand now it fails, why\?\n\[code_2\]/);
    expect(prompt.text).toContain('<code_2>\nconst a = b.each((c) => c);\n</code_2>');
  });

  it('finds every tag closed, and none but samples inside another', () => {
    always('claude', (prompt, idea) => {
      if (/<\/?\w/.test(idea)) return;
      const opened = prompt.text.match(/<[a-z_0-9]+>/g) ?? [];
      expect(prompt.text.match(/<\/[a-z_0-9]+>/g)).toHaveLength(opened.length);
      expect(section(prompt, 'examples').match(/<example>/g)?.length).toBeGreaterThanOrEqual(2);
    });
  });

  it('is told the reasons of constraints that have one', () => {
    const request: GenerationRequest = {
      input: MAIL,
      useCase: 'auto_detect',
      targetModel: 'claude',
      language: 'en',
    };
    const blueprint = compose(request);
    const told = section(finishPrompt(blueprint, request), 'constraints');
    const reasons = blueprint.constraints.flatMap(({ reason }) => reason ?? []);
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(told).toContain(`, because ${reason}`);
  });

  it('gets steps numbered, an explicit format and a check at the end', () => {
    always('claude', (prompt) => {
      const steps = section(prompt, 'instructions');
      if (steps !== '') expect(steps).toMatch(/^<instructions(?:_2)?>\n1\. /);
      expect(section(prompt, 'format')).toMatch(/^<output_format>\n\S/);
      expect(keys(prompt).at(-1)).toBe('validation');
    });
  });

  it('reads pages of material before everything else', () => {
    const prompt = finish('claude', PAGES);
    expect(labels(prompt).slice(0, 2)).toEqual(['Text', 'Role']);
    const prose = finish('claude', `${MAIL}. ${'It drips in the hall again '.repeat(100)}`);
    expect(labels(prose).slice(0, 2)).toEqual(['Request', 'Role']);
  });
});

describe('ChatGPT', () => {
  it('reads Markdown headings in order: role, task, material, done when, limits, format', () => {
    const order = [
      'role',
      'objective',
      'material',
      'context',
      'instructions',
      'validation',
      'constraints',
      'format',
    ];
    always('chatgpt', (prompt) => {
      for (const { text } of prompt.sections) expect(text).toMatch(/^# \S/);
      const known = keys(prompt).filter((key, index, all) => all.indexOf(key) === index);
      expect(known).toEqual(order.filter((key) => known.includes(key as never)));
    });
  });

  it('finds code in a fence with its language and an error in backticks, right after the task', () => {
    const prompt = finish('chatgpt', BUG);
    expect(labels(prompt).slice(0, 4)).toEqual(['Role', 'Task', 'Code and error', 'Request']);
    expect(prompt.sections[2]?.text).toBe(
      `# Code and error\n\`\`\`js\n${CODE}\n\`\`\`\nError: \`${ERROR}\``,
    );
  });

  it('finds the fence of the person unchanged, and in a longer one where it holds fences', () => {
    expect(finish('chatgpt', 'why no output\n```python\nprint(1)\n```').text).toContain(
      '# Code\n```python\nprint(1)\n```\n',
    );
    expect(finish('chatgpt', 'breaks:\n```\n# T\n````js\nx\n```\nwhy').text).toContain(
      '`````text\n```\n# T\n````js\nx\n```\n`````',
    );
  });

  it('sees exactly one sample, inside the output format', () => {
    always('chatgpt', (prompt) => {
      expect(section(prompt, 'format').match(/^One example/gm)).toHaveLength(1);
      expect(keys(prompt)).not.toContain('examples');
    });
  });

  it('is told each rule once', () => {
    always('chatgpt', (prompt) => {
      const rules = rulesOf(prompt, 'instructions', 'validation', 'constraints', 'format');
      expect(new Set(rules).size).toBe(rules.length);
    });
  });

  it('is told a rule once also where the blueprint has it in two fields', () => {
    const request: GenerationRequest = {
      input: MAIL,
      useCase: 'auto_detect',
      targetModel: 'chatgpt',
      language: 'en',
    };
    const blueprint = {
      ...compose(request),
      steps: ['Count the words of the letter.'],
      validation: ['Check that Friday is in the letter', 'Count the words of the letter'],
      constraints: [{ rule: 'Friday is in the letter.', reason: null }],
    };
    const { text } = finishPrompt(blueprint, request);
    expect(text.match(/Count the words of the letter/g)).toHaveLength(1);
    expect(text.match(/Friday is in the letter/g)).toHaveLength(1);
  });

  it('is not told to think aloud', () => {
    always('chatgpt', (prompt) => {
      expect(prompt.text).not.toMatch(
        /think (?:it through |this through )?step by step|take a deep breath/i,
      );
    });
  });

  it('is told what to do when something is open, unless it is to ask', () => {
    always('chatgpt', (prompt) => {
      if (/nothing else/.test(prompt.text)) return;
      const limits = section(prompt, 'constraints');
      expect(limits).toMatch(/do not ask back|\bIf [^.]*\b(?:not|no|nothing)\b|\bassum|likeliest/i);
      const asks = /questions and nothing else|ask me/i.test(prompt.text);
      expect(asks && limits.includes('do not ask back')).toBe(false);
    });
  });
});

describe('Gemini', () => {
  it('reads persona, task, context, format, examples and then the limits', () => {
    always('gemini', (prompt) => {
      expect(keys(prompt)).toEqual([
        'role',
        'objective',
        'context',
        'format',
        'examples',
        'constraints',
      ]);
    });
  });

  it('reads Markdown only', () => {
    always('gemini', (prompt, idea) => {
      for (const { text } of prompt.sections) expect(text).toMatch(/^## \S/);
      if (!/<\/?\w/.test(idea)) expect(prompt.text).not.toMatch(/<\/?[a-z_]+>/);
    });
  });

  it('sees two examples of identical form', () => {
    always('gemini', (prompt) => {
      const [first, second, ...more] = section(prompt, 'examples')
        .split('\n\n')
        .filter((pair) => !pair.startsWith('## '))
        .map((pair) => pair.match(/^[A-Z][^\n:]{0,30}:/gm)?.join(' ') ?? '');
      expect(first).toMatch(/:/);
      expect(second).toBe(first);
      expect(more).toEqual([]);
    });
  });

  it('reads every limit last, under a line that names what it rests on', () => {
    always('gemini', (prompt) => {
      expect(section(prompt, 'constraints')).toMatch(
        /^## Constraints\nBased on the [^\n]+ above:\n- /,
      );
    });
    expect(section(finish('gemini', BUG), 'constraints')).toContain(
      'Based on the code and the error above:',
    );
    expect(section(finish('gemini', 'tagline for a kite shop'), 'constraints')).toContain(
      'Based on the request',
    );
  });

  it('finds pasted material in the context', () => {
    const context = section(finish('gemini', BUG), 'context');
    expect(context).toContain(`\`\`\`js\n${CODE}\n\`\`\`\nError: \`${ERROR}\``);
  });

  it('is given a length as a range where nobody set one', () => {
    const prompt = finish('gemini', 'difference between a lease and a rental');
    expect(section(prompt, 'constraints')).toMatch(/\d+ to \d+ words/);
  });

  it('finds the task behind pages of material', () => {
    const shown = keys(finish('gemini', PAGES));
    expect(shown.indexOf('objective')).toBeGreaterThan(shown.indexOf('context'));
  });
});
