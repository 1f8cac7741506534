import type { KindText } from './kind-text.js';

export const speech: KindText = {
  task: 'Write the speech, script or other words that the request describes, and do what else it asks.',
  format: [
    'The text, or the part or notes that the request asks for, first, with any labels, slides or shots it mentions.',
  ],
  rules: [
    'Write for the ear, in sentences that can be said in one breath.',
    'Fit the time that the request gives, if it gives one.',
    'Build it on any people, events and facts in the request; if you have a choice, focus on a few.',
    'Open with something particular to the occasion or the topic, and close on a line that is easy to say.',
    'For just one line, offer a few unless the request gives a number.',
    'Leave a short blank in [brackets] only for a name, date or story that it cannot do without.',
  ],
  done: 'It can be read aloud once any blanks are filled in, and the rest of the request is done.',
};
