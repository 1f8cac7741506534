import { describe, expect, it } from '@jest/globals';
import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import { ownLines, readPrompt } from './prompt-reading.js';

const section = (key: PromptSection['key'], text: string): PromptSection => ({
  key,
  label: key,
  text,
});

describe('telling the request from the prompt around it', () => {
  it('finds a quoted line, and not the task that repeats it', () => {
    const task = section('objective', '# Task\nName a boat.');
    const reading = readPrompt(
      [task, section('material', '# Request\n> Name a boat.')],
      'Name a boat.',
    );
    expect(reading.missing).toEqual([]);
    expect(ownLines(reading)).toEqual(['# Task', 'Name a boat.', '', '# Request']);
  });

  it('follows a request that is split over blocks', () => {
    const reading = readPrompt(
      [
        section('material', '<request>\nwhy?\n</request>'),
        section('material', '<code>\nrun()\n</code>'),
        section('material', '<error>boom</error>'),
      ],
      'why?\r\n\r\nrun()\nboom',
    );
    expect(reading.missing).toEqual([]);
    expect(ownLines(reading)).not.toContain('run()');
  });

  it('puts pasted things back where their marks stand', () => {
    const text =
      '# Code\n```js\nrun()\n```\nError: `boom in [code]`\n\n# Request\n```text\nwhy [x]?\n\n[code]\n\n[error], help\n```';
    const request = 'why [x]?\n\nrun()\n\nboom in [code], help';
    const reading = readPrompt([section('material', text)], request);
    expect(reading.missing).toEqual([]);
    expect(ownLines(reading)).toEqual([
      '# Code',
      '```js',
      '```',
      '',
      '# Request',
      '```text',
      '```',
    ]);
    expect(readPrompt([section('material', text)], `${request}!`).missing).not.toEqual([]);
  });

  it('tells which lines are lost or changed', () => {
    const reading = readPrompt([section('material', '> one\n> three ')], 'one\ntwo\nthree');
    expect(reading.missing).toEqual(['two', 'three']);
  });
});
