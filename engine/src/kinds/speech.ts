import type { KindText } from './kind-text.js';

export const speech: KindText = {
  task: 'Write the speech, script or talk that the request describes, and do what else it asks.',
  format: ['The full text first, as it is to be spoken.'],
  rules: [
    'Write for the ear, in sentences that can be said in one breath.',
    'Fit the time that the request gives, if it gives one.',
    'Build it on the people, events and facts in the request; dwell on one or two things instead of listing many.',
    'Open with something particular to the occasion or the topic, and close on a line that is easy to say.',
    'Where a needed name, date or story was not given, leave a blank in [brackets].',
  ],
  done: 'It can be read aloud from start to end once any blanks are filled in.',
};
