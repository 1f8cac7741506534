import type { KindText } from './kind-text.js';

export const compare: KindText = {
  task: 'Compare the options in the request.',
  format: [
    'The conclusion first: which option suits which need.',
    'Then a comparison by the criteria that decide, in a table where that is easier to read.',
  ],
  rules: [
    'Apply the same criteria to every option, starting with those that the request names.',
    'Mark what you are not sure of or what may have changed, such as prices and versions.',
    'Name the real drawbacks of each option, including the one that you recommend.',
  ],
  done: 'The reader can choose, and knows what the choice depends on.',
};
