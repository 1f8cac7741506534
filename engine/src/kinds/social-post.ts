import type { KindText } from './kind-text.js';

export const socialPost: KindText = {
  task: 'Write the post or caption that the request describes, and do what else it asks.',
  format: ['The finished text first, ready to paste.'],
  rules: [
    'Where posts are cut off after a line or two, make the first line work on its own.',
    'Build on concrete details instead of praise and stock phrases such as "excited to announce".',
    'For just a caption, offer a few different ideas unless the request gives a number.',
    'Leave a blank in [brackets] only for a fact that the post cannot do without; invent no results, quotes or offers.',
  ],
  done: 'The post can be published once any blanks are filled in, and the rest of the request is done.',
};
