import type { KindText } from './kind-text.js';

export const socialPost: KindText = {
  task: 'Write the post or caption that the request describes.',
  format: ['The finished post first, ready to paste.'],
  rules: [
    'Make the first line a reason to read on.',
    'Follow the conventions of the network that the request names, if it names one.',
    'Leave facts that were not given as blanks in [brackets]; invent no results, quotes or offers.',
  ],
  done: 'The post can be published as soon as the blanks are filled in.',
};
