import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

describe('reading the command line', () => {
  it.each([
    ['', { name: 'measure' }],
    ['--ideas a --prompts b --json c', { name: 'measure', ideas: 'a', prompts: 'b', json: 'c' }],
    ['--pairs 20', { name: 'pairs', pairs: 20, seed: 1, general: false }],
    ['--pairs 5 --seed 7 --general', { name: 'pairs', pairs: 5, seed: 7, general: true }],
    ['--judged a --judged b --key k', { name: 'judged', judged: ['a', 'b'], key: 'k' }],
    ['--judged a --help', { name: 'help' }],
  ])('understands the options: %j', (line, command) => {
    expect(readOptions(line.split(' ').filter(Boolean))).toEqual(command);
  });

  it.each([
    ['--strict', /Unknown option '--strict'/],
    ['--pairs many', /--pairs needs a whole number from 1 on, not many\./],
    ['--pairs 0', /--pairs needs a whole number from 1 on/],
    ['--pairs 3 --seed -1', /argument is ambiguous|whole number/],
    ['--pairs 3 --judged a', /--judged does not go with --pairs\./],
    ['--judged a --ideas b', /--ideas does not go with --judged\./],
    ['--key a', /--key does not go with a measurement without --pairs or --judged\./],
    ['--provider nobody', /There is no provider nobody; known are/],
    ['--pairs 3 --general --provider composer', /do not go together/],
    ['ideas.jsonl', /Unexpected argument/],
  ])('refuses wrong options with a sentence: %j', (line, message) => {
    expect(() => readOptions(line.split(' '))).toThrow(message);
  });
});
