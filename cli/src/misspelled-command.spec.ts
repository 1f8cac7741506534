import { describe, expect, it } from '@jest/globals';
import { misspelledCommand } from './misspelled-command.js';

const COMMANDS = ['login', 'logout', 'credits', 'history', 'show', 'refine'];

describe('misspelledCommand', () => {
  it.each([
    ['histroy', 'history'],
    ['credit', 'credits'],
    ['Refin', 'refine'],
    ['logn', 'login'],
  ])('takes %s for %s', (word, command) => {
    expect(misspelledCommand(word, COMMANDS)).toBe(command);
  });

  it.each(['poem', 'history of Rome', 'haiku', 'Bäcker', 'a', ''])(
    'takes "%s" for a request',
    (request) => {
      expect(misspelledCommand(request, COMMANDS)).toBeUndefined();
    },
  );
});
