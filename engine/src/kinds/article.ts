import type { KindText } from './kind-text.js';

export const article: KindText = {
  format: [
    'The requested text, part or outline first; a whole text has a title where its form has one.',
  ],
  rules: [
    'Open with something specific to this text, in the way that its form opens.',
    'Make it concrete; if it has paragraphs, give each one idea.',
    'Invent no sources and nothing about real people, products or events, except in satire or an essay about a made-up experience; leave a blank in [brackets] only for a fact that the text needs.',
  ],
  done: 'What is asked for is ready to use, apart from any blanks.',
};
