import type { KindText } from './kind-text.js';

export const socialPost: KindText = {
  task: 'Write the post or caption that the request describes, and do what else it asks.',
  format: ['The finished post first, ready to paste.'],
  rules: [
    'Put what matters most in the first line.',
    'Where a needed fact was not given, leave a blank in [brackets]; invent no results, quotes or offers.',
  ],
  done: 'The post can be published once any blanks are filled in.',
};
