import type { KindText } from './kind-text.js';

export const notice: KindText = {
  task: 'Write the notice, invitation, policy or instruction text that the request describes, and do what else it asks.',
  format: ['The finished text first, ready to post or send.'],
  rules: [
    'Put what readers have to know or do first: what, who, when and where, as far as they are given.',
    'Where a needed date, place or name was not given, leave a blank in [brackets].',
    'Word it so that it can be understood in only one way.',
  ],
  done: 'A reader knows what applies and what to do.',
};
