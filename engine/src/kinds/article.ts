import type { KindText } from './kind-text.js';

export const article: KindText = {
  task: 'Write the text that the request describes, and do what else it asks.',
  format: ['The finished text first, with a title where the form has one.'],
  rules: [
    'Open with something specific to this text, in the way that its form opens.',
    'Make it concrete; where it has paragraphs, give each one idea.',
    'Invent no sources, and no facts, quotes or figures of real people, products or events; leave a blank in [brackets] only for a fact that the text cannot do without. Personal experience in a school essay may be made up.',
  ],
  done: 'The text covers what it should and can be used once any blanks are filled in.',
};
