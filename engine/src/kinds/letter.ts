import type { KindText } from './kind-text.js';

export const letter: KindText = {
  task: 'Write the letter, application or CV text that the request describes, and do what else it asks.',
  format: [
    'The finished text first, with the parts that a document of this kind needs, in their usual order.',
  ],
  rules: [
    'State the purpose, demand or offer clearly and early.',
    'Where a needed fact was not given, leave a blank in [brackets]; invent no experience, dates, sums or legal grounds.',
    'Use concrete facts from the request instead of stock phrases.',
  ],
  done: 'The text can be used once any blanks are filled in.',
};
