import type { KindText } from './kind-text.js';

export const notice: KindText = {
  task: 'Write the notice, invitation, policy or instruction text that the request describes, and do what else it asks.',
  format: ['The finished text first, ready for use.'],
  rules: [
    'Let readers find at a glance what they have to know or do, as far as the request gives it.',
    'Where a needed date, place or name was not given, leave a blank in [brackets].',
    'For just a line on a sign or a card, offer several unless the request gives a number.',
    'Use the tone that the occasion has, and where there are rules, leave no doubt about them.',
  ],
  done: 'A reader knows what it is about and what to do, and the rest of the request is done.',
};
