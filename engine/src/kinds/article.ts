import type { KindText } from './kind-text.js';

export const article: KindText = {
  task: 'Write the text that the request describes, and do what else it asks.',
  format: ['The finished text first, with a title where the form has one.'],
  rules: [
    'Open with something specific to this text, in the way that its form opens.',
    'Give each paragraph one idea, and make it concrete.',
    'Invent no sources, and no facts, quotes or figures of real people, products or events; leave a blank in [brackets] for a fact that only the writer knows. Personal experience in a school essay may be made up.',
  ],
  done: 'The text covers what it should and can be used once any blanks are filled in.',
};
