import { GAP_RULE } from '../general/general-text.js';
import type { KindText } from './kind-text.js';

export const article: KindText = {
  task: 'Write the text that the request describes.',
  format: ['The finished text first, with a title where the form has one.'],
  rules: [
    'Begin with the substance instead of a general introduction.',
    'Give each paragraph one idea, and make it concrete.',
    'Invent no quotes, figures, sources or memories; where one is needed, leave a blank in [brackets].',
    GAP_RULE,
  ],
  done: 'The text covers what it should and can be used once any blanks are filled in.',
};
