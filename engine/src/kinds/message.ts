import type { KindText } from './kind-text.js';

export const message: KindText = {
  format: ['What is asked for first, ready to send or say; a whole email has a subject line.'],
  rules: [
    'Write as the sender would to this reader, in the form that the channel has.',
    'If it wants something from the reader, say exactly what, as early as courtesy allows, and by when where that matters.',
    'Leave a blank in [brackets] only for a detail that it cannot do without.',
  ],
  rulesIfRoom: [
    'Commit the sender to no payment, date or right that the request does not mention.',
  ],
  done: 'What is asked for is ready to use, apart from any blanks.',
};
