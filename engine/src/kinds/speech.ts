import type { KindText } from './kind-text.js';

export const speech: KindText = {
  task: 'Write the speech, script or talk that the request describes.',
  format: ['The full text first, as it is to be spoken.'],
  rules: [
    'Write for the ear: sentences that can be said in one breath, and a clear beginning, turn and end.',
    'Build it on the people, events and facts in the request.',
    'Leave names, dates and stories that were not given as blanks in [brackets].',
  ],
  done: 'It can be read aloud from start to end as soon as the blanks are filled in.',
};
