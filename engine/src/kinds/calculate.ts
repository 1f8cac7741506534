import type { KindText } from './kind-text.js';

export const calculate: KindText = {
  task: 'Work out what the request is after, and do what else it asks.',
  format: [
    'The result first, with its unit.',
    'Then the calculation, only as long as it takes to check it, and what to do, where something is to be made.',
  ],
  rules: [
    'Use the figures exactly as given, and name every assumption that changes the result.',
    'Carry full precision through the calculation and round only the final result.',
    'Check the result in a second way, without showing that check.',
  ],
  done: 'Everything the request asks for is there, and each step can be checked.',
};
