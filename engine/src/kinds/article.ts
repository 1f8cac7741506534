import type { KindText } from './kind-text.js';

export const article: KindText = {
  task: 'Write the text that the request describes.',
  format: ['The finished text first, with a title where the form has one.'],
  rules: [
    'Begin with the substance instead of a general introduction.',
    'Give each paragraph one idea, and make it concrete.',
    'Make up no quotes, studies, figures or sources; leave a blank in [brackets] where one is needed.',
  ],
  done: 'The text covers everything that the request mentions and can be used as it is.',
};
