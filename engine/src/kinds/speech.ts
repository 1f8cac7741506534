import type { KindText } from './kind-text.js';

export const speech: KindText = {
  task: 'Write the speech, script or other words that the request describes, and do what else it asks.',
  format: [
    'The text, a part of it or notes first, as is asked, with any labels, slides or shots that are wanted.',
  ],
  rules: [
    'Write for the ear, in sentences that can be said in one breath.',
    'Fit the time that the request gives, if it gives one.',
    'Build it on any people, events and facts in the request; where there is a choice, dwell on few things.',
    'Open with something particular to the occasion or the topic, and close on a line that is easy to say.',
    'Where only a line is wanted and no number is given, offer a few.',
    'Leave a short blank in [brackets] only for a name, date or story that it cannot do without.',
  ],
  done: 'It can be read aloud once any blanks are filled in, and all else asked for is done.',
};
