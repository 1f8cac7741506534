import type { KindText } from './kind-text.js';

export const calculate: KindText = {
  format: ['First any result that it asks for, with its unit.'],
  formatIfLong: [
    'Then the calculation, only as long as it takes to check it, and what to do, where something is to be made.',
  ],
  rules: ['Use the figures exactly as given, and name every assumption that changes the result.'],
  rulesIfLong: [
    'Round only the final result.',
    'Check the result in a second way, without showing that check.',
  ],
  done: 'Everything the request asks for is there.',
};
