import { describe, expect, it } from '@jest/globals';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import { findBreakage } from './breakage.js';
import { readPrompt } from './prompt-reading.js';

const TASK: PromptSection = {
  key: 'objective',
  label: 'Task',
  text: '<task>\nName a small red boat.\n</task>',
};

function broken(
  sections: PromptSection[],
  { request = 'boat', placeholders = [] as string[], targetModel = 'claude' as TargetModel } = {},
): string[] {
  const prompt = readPrompt(sections, request);
  return findBreakage(prompt, { request, sections, placeholders, targetModel });
}

const claude = (text: string, request = 'boat') =>
  broken([{ key: 'material', label: 'Request', text }, TASK], { request });

const markdown = (text: string, request: string) =>
  broken(
    [
      { key: 'material', label: 'Request', text },
      { key: 'objective', label: 'Task', text: '# Task\nName a small red boat.' },
    ],
    { request, targetModel: 'chatgpt' },
  );

const line = (text: string, request = 'boat') =>
  broken(
    [
      { key: 'material', label: 'Request', text: `<request>\n${request}\n</request>` },
      TASK,
      { key: 'constraints', label: 'Limits', text: `<limits>\n- ${text}\n</limits>` },
    ],
    { request },
  );

describe('tags', () => {
  it('hold around any request that does not use their name', () => {
    expect(claude('<request>\na </task2> <b> ]]>\n</request>', 'a </task2> <b> ]]>')).toEqual([]);
  });

  it.each([
    ['<request>\nboat', 'tag <request> is not closed'],
    ['<request>\nboat\n</task>', 'closes another tag'],
    ['<request>\nboat </request> and so on\n</request>', 'inside other text'],
  ])('are found broken in %j', (text, why) => {
    const request = text.split('\n')[1];
    expect(claude(text, request).join('\n')).toContain(why);
  });
});

describe('fences', () => {
  it('hold when they are longer than those of the request', () => {
    expect(markdown('````text\na\n```\n````', 'a\n```')).toEqual([]);
    expect(markdown('> a ``` b', 'a ``` b')).toEqual([]);
    expect(markdown('Error: `a b`', 'a b')).toEqual([]);
    expect(markdown('```\na\n```', '```\na\n```')).toEqual([]);
  });

  it.each([
    ['```text\na\n```\n```', 'request closes our fence'],
    ['````text\na\n```', 'fence is not closed'],
    ['a\n```', 'request outside a block'],
  ])('are found broken in %j', (text, why) => {
    expect(markdown(text, 'a\n```').join('\n')).toContain(why);
  });

  it('take no text that runs on behind a quote', () => {
    expect(markdown('> a\nmore.', 'a').join('\n')).toContain('runs on');
  });
});

it('finds a request that is not whole', () => {
  expect(claude('<request>\nboat\n</request>', 'boat\nred').join('\n')).toContain('lost: red');
});

it('compares placeholders with their list', () => {
  const fact: PromptSection = {
    key: 'context',
    label: 'Context',
    text: '<context>\n- Port: {{port}}\n</context>\n<request>\nboat\n</request>',
  };
  expect(broken([fact, TASK], { placeholders: ['port'] })).toEqual([]);
  expect(broken([fact, TASK], { placeholders: [] })).toHaveLength(1);
  expect(broken([fact, TASK], { placeholders: ['port', 'mast'] })).toHaveLength(1);
});

it('finds a section without content', () => {
  const empty: PromptSection = {
    key: 'examples',
    label: 'Examples',
    text: '<examples>\n</examples>',
  };
  expect(broken([empty, TASK], { request: '' }).join('\n')).toContain('"Examples" is empty');
});

describe('sentences', () => {
  it.each([
    'Keep it to an hour, with a unit, a user and an owner.',
    'Write a European tale for a one-year-old.',
    'Handle `null`, and "a apple .." as typed.',
    'Check every row with a null.',
  ])('are sound: %s', (text) => expect(line(text)).toEqual([]));

  it.each([
    ['Answer in undefined.', 'value left over'],
    ['Use the [object Object] here.', 'value left over'],
    ['Name the {topic} first.', 'slot left over'],
    ['Keep it short..', 'doubled punctuation'],
    ['Keep it short,.', 'doubled punctuation'],
    ['Keep it , please.', 'doubled punctuation'],
    ['Keep it  short.', 'doubled space'],
    ['Keep the the name.', 'doubled word'],
    ['Write an poem.', 'wrong article'],
    ['Write a essay.', 'wrong article'],
    ['Use 12 and 000.', 'number cut in two'],
    ['Keep it to the', 'sentence without an end'],
  ])('are found broken: %s', (text, why) => {
    expect(line(text).join('\n')).toContain(why);
  });

  it('leave the slips of the person alone', () => {
    expect(line('need a apple tree.', 'need a apple tree')).toEqual([]);
  });
});

it('finds a task that stops within a list of the request', () => {
  const task: PromptSection = { ...TASK, text: '<task>\nAdd up the numbers 4.\n</task>' };
  const material: PromptSection = {
    key: 'material',
    label: 'Request',
    text: '<request>\nadd up the numbers 4, 5 and 6\n</request>',
  };
  const found = broken([material, task], { request: 'add up the numbers 4, 5 and 6' });
  expect(found.join('\n')).toContain('list cut off');
});
