import type { KindText } from './kind-text.js';

export const letter: KindText = {
  task: 'Write the letter, application or CV text that the request describes, and do what else it asks.',
  format: [
    'The finished text first, with the parts that a document of this kind needs, in their usual order.',
  ],
  rules: [
    'State early what is asked for or offered and on what ground; a demand names a date, or leaves one in [brackets].',
    'Choose the facts that matter most to this reader, and show what was done or happened instead of praise.',
    'Turn a weak point that the request mentions into one plain sentence, without excuses.',
    'Where a needed fact was not given, leave a blank in [brackets]; invent no experience, dates, sums or legal grounds.',
  ],
  done: 'The text can be used once any blanks are filled in.',
};
