import type { KindText } from './kind-text.js';

export const speech: KindText = {
  format: [
    'The text, or the part or notes that the request asks for, first, with any labels, slides or shots it mentions.',
  ],
  rules: [
    'If it is spoken word for word, write for the ear, in sentences of one breath.',
    'Build it on any people, events and facts in the request; if you have a choice, focus on a few.',
    'Open with something particular to the occasion or the topic, and end a whole speech on a line that is easy to say.',
    'Leave a short blank in [brackets] only for a name, date or story that it cannot do without.',
  ],
  done: 'What is asked for is ready to use, apart from any blanks.',
};
