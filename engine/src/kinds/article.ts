import type { KindText } from './kind-text.js';

export const article: KindText = {
  task: 'Write the text that the request describes, and do what else it asks.',
  format: ['The finished text first, with a title where the form has one.'],
  rules: [
    'Begin with the substance instead of a general introduction.',
    'Give each paragraph one idea, and make it concrete.',
    'Invent no quotes, figures or sources; leave a blank in [brackets] for a fact that only the writer knows. In a school essay or a sample, make the details up.',
  ],
  done: 'The text covers what it should and can be used once any blanks are filled in.',
};
