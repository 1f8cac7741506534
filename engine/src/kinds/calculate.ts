import type { KindText } from './kind-text.js';

export const calculate: KindText = {
  format: ['First any result that it asks for, with its unit.'],
  formatIfRoom: [
    'Then any calculation, only as long as it takes to check it, and what to do, where something is to be made.',
  ],
  rules: ['Use the figures as given, unless the request asks to check them.'],
  rulesIfRoom: [
    'Name every assumption that changes the result.',
    'Round an intermediate result only where it must be a whole number.',
    'Check the result in a second way, without showing that check.',
  ],
  done: 'Everything the request asks for is there.',
};
