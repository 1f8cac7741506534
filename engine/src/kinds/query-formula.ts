import type { KindText } from './kind-text.js';

export const queryFormula: KindText = {
  task: 'Write the query, formula or pattern that the request describes, and answer what else it asks.',
  format: [
    'The query, formula or pattern first, in one block that can be copied.',
    'Then what each part does, and one small example with its result.',
  ],
  rules: [
    'Use the names from the request exactly as they are, and mark every name that you had to assume.',
    'Say which program, dialect or engine it is written for.',
    'Where names or separators differ between versions or languages of a program, say which ones you use.',
    'Consider empty values, duplicates and the boundaries of ranges.',
  ],
  done: 'It gives the result that the request describes, including for edge cases, and every question is answered.',
};
