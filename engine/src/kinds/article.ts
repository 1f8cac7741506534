import type { KindText } from './kind-text.js';

export const article: KindText = {
  task: 'Write the text that the request describes, and do what else it asks.',
  format: [
    'What is asked for first, be it the text, a part or an outline; a whole text has a title where its form has one.',
  ],
  rules: [
    'Open with something specific to this text, in the way that its form opens.',
    'Make it concrete; where it has paragraphs, give each one idea.',
    'Invent no sources and nothing about real people, products or events unless satire or made-up experience is wanted; leave a blank in [brackets] only for a fact that the text cannot do without.',
  ],
  done: 'The text covers what it should and can be used once any blanks are filled in, and all else asked for is done.',
};
