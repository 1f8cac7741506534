import type { KindText } from './kind-text.js';

export const letter: KindText = {
  format: [
    'The requested text first; a whole document has the parts that its kind needs, in their usual order.',
  ],
  rules: [
    'Where it asks for something, say so early and on what ground.',
    'To persuade, put the facts first that matter most to this reader; back any praise with what was done or happened, if that is known.',
    'Where a needed fact was not given, leave a blank in [brackets]; invent no experience, dates or sums, and name a legal ground only where you are sure of it.',
  ],
  rulesIfRoom: [
    'If an application mentions a weak point, do so in one plain sentence, without excuses.',
  ],
  done: 'What is asked for is ready to use, apart from any blanks.',
};
