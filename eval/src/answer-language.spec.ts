import { expect, it } from '@jest/globals';
import { statesLanguage } from './answer-language.js';
import { readPrompt } from './prompt-reading.js';

const states = (line: string) =>
  statesLanguage(
    readPrompt([{ key: 'constraints', label: 'Limits', text: `- ${line}` }], 'x'),
    'fr',
  );

it.each([
  ['Answer in French.', true],
  ['Answer in French (the request was written in Arabic).', true],
  ['Write the result itself in German, and everything else in French.', true],
  ['Answer in German.', false],
  ['Answer in French. Write the notes in German.', false],
  ['The request is in French.', false],
])('%j states French: %j', (line, stated) => expect(states(line)).toBe(stated));
