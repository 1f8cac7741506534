import type { KindText } from './kind-text.js';

export const notice: KindText = {
  format: ['The finished text first, ready for use.'],
  rules: [
    'Let readers find at a glance what they have to know or do, as far as the request gives it.',
    'Where a needed date, place or name was not given, leave a blank in [brackets].',
    'Use the tone that the occasion has, and where there are rules, leave no doubt about them.',
  ],
  done: 'What is asked for is ready to use, apart from any blanks.',
};
