import { describe, expect, it } from '@jest/globals';
import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import { readPrompt } from './prompt-reading.js';

const TASK: PromptSection = {
  key: 'objective',
  label: 'Task',
  text: '<task>\nDo everything the request asks.\n</task>',
};

const material = (text: string): PromptSection => ({ key: 'material', label: 'Request', text });
const ownLines = (text: string, request: string) =>
  readPrompt([material(text), TASK], request).own.map((line) => line.text);

describe('finding the request in a prompt', () => {
  it.each([
    ['<request>\nsort my list\n</request>', 'sort my list'],
    ['<request_2>\nwhat is <request>?\n</request_2>', 'what is <request>?'],
    ['> sort my list', 'sort my list'],
    ['````text\na\n```\n````', 'a\n```'],
    ['```text\n> a\n\n```', '> a\r\n'],
  ])('finds the whole request in %j', (text, request) => {
    expect(readPrompt([material(text), TASK], request)).toMatchObject({
      isWhole: true,
      isRepeated: false,
    });
    expect(ownLines(text, request)).toEqual(TASK.text.split('\n'));
  });

  it('finds the whole request when it contains a fence, closed or not', () => {
    for (const request of ['why?\n```js\nlet a\n```\nthanks', 'why?\n```js\nlet a'])
      expect(ownLines(`<request>\n${request}\n</request>`, request)).toEqual(TASK.text.split('\n'));
  });

  it('finds the whole request when tags mark its pasted material', () => {
    const text =
      '<request>\nsum\n<pasted_content id="m1">\n1,2\n</pasted_content id="m1">\n</request>';
    expect(ownLines(text, 'sum\n1,2')).toEqual(TASK.text.split('\n'));
  });

  it('finds the request as the task itself', () => {
    const task = { ...TASK, text: '# Task\nSort my list\n\nIt wins.' };
    const reading = readPrompt([task], ' Sort my list\n');
    expect(reading.isWhole).toBe(true);
    expect(reading.own.map((line) => line.text)).toEqual(['# Task', '', 'It wins.']);
  });

  it.each([
    ['<request>\nsort my lists\n</request>', 'sort my list'],
    ['<request>\nsort my list\n</task>', 'sort my list'],
    ['sort my list', 'sort my list'],
    ['```text\na\nb\n```', 'a\nb\nc'],
  ])('does not find the whole request in %j', (text, request) => {
    expect(readPrompt([material(text), TASK], request).isWhole).toBe(false);
  });

  it("finds the request a second time in the prompt's own lines", () => {
    const long = 'list the ten largest lakes of Finland';
    const again = { ...TASK, text: `<task>\nYour task: ${long}\n</task>` };
    expect(readPrompt([material(`> ${long}`), again], long).isRepeated).toBe(true);
    const short = { ...TASK, text: '<task>\n- hi\n</task>' };
    expect(readPrompt([material('> hi'), short], 'hi').isRepeated).toBe(true);
    expect(readPrompt([material('> hi'), TASK], 'hi').isRepeated).toBe(false);
  });

  it('removes the request together with the answers to our questions', () => {
    const details = '<text>\nEin Brief.\n</text>';
    const reading = readPrompt(
      [material('> translate this'), material(details), TASK],
      'translate this',
      ['Ein Brief.'],
    );
    expect(reading.own.map((line) => line.text)).toEqual(TASK.text.split('\n'));
  });
});
