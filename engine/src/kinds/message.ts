import type { KindText } from './kind-text.js';

export const message: KindText = {
  task: 'Write the message that the request describes, and do what else it asks.',
  format: ['The message first, ready to send; if it is an email, with a subject line.'],
  rules: [
    'Write in the voice of the person who sends it.',
    'Where a needed name, date or amount was not given, leave a blank in [brackets].',
    'Promise, admit and offer nothing that the request does not mention.',
  ],
  done: 'The message can be sent once any blanks are filled in.',
};
