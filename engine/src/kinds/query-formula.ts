import type { KindText } from './kind-text.js';

export const queryFormula: KindText = {
  format: [
    'What is asked for first: the answer to a question, or the query, formula, pattern or script in one block.',
  ],
  formatIfRoom: [
    'Then what is not plain in it, and for a formula or pattern a few inputs with results.',
  ],
  rules: ['Use the names from the request exactly, and mark every name that you had to assume.'],
  rulesIfRoom: [
    'Say which program, dialect or engine it is written for, where that matters.',
    'If it changes or deletes data, also give a form that only shows what it would affect.',
    'Say how it treats any empty values, duplicates and limits of ranges, unless the request wants no remarks.',
  ],
  done: 'Everything asked for is there.',
};
