import type { KindText } from './kind-text.js';

export const message: KindText = {
  task: 'Write the message or the words that the request describes, and do what else it asks.',
  format: [
    'The message, or the part of it that the request asks for, and anything else it asks for, in its order; a whole email has a subject line.',
  ],
  rules: [
    'Write as the sender would to this reader, in the form that the channel has.',
    'Come to the point as early as courtesy to this reader allows.',
    'If it wants something from the reader, say exactly what, and by when where that matters.',
    'For just a greeting or a few words for a card, offer several unless the request gives a number.',
    'Leave a blank in [brackets] only for a detail that it cannot do without.',
    'Commit the sender to no payment, date or right that the request does not mention.',
  ],
  done: 'The message can be sent or said once any blanks are filled in, and the rest of the request is done.',
};
