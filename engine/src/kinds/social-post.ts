import type { KindText } from './kind-text.js';

export const socialPost: KindText = {
  task: 'Write the post or caption that the request describes, and do what else it asks.',
  format: ['The finished post first, ready to paste.'],
  rules: [
    'Where posts are cut off after a line or two, make the first line work on its own.',
    'Build on concrete details instead of praise and stock phrases such as "excited to announce".',
    'Where several are asked for, give each one an idea of its own.',
    'Where a needed fact was not given, leave a blank in [brackets]; invent no results, quotes or offers.',
  ],
  done: 'The post can be published once any blanks are filled in, and all else asked for is done.',
};
