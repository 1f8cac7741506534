import type { KindText } from './kind-text.js';

export const socialPost: KindText = {
  task: 'Write each post or caption that the request asks for, and do what else it asks.',
  format: ['Any finished text first, ready to paste.'],
  rules: [
    'Where posts are cut off after a line or two, make the first line work on its own.',
    'Build on concrete details instead of praise and stock phrases such as "excited to announce".',
    'Leave a blank in [brackets] only for a fact that the post cannot do without; invent no results, quotes or offers.',
  ],
  rulesIfRoom: [
    'For a caption of a line or two, offer a few different ones unless the request asks for one or gives a number.',
  ],
  done: 'What is asked for is ready to use, apart from any blanks.',
};
