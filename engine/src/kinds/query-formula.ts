import type { KindText } from './kind-text.js';

export const queryFormula: KindText = {
  task: 'Write the query, formula or pattern that the request describes.',
  format: [
    'The query, formula or pattern first, in one block that can be copied.',
    'Then what each part does, and one small example with its result.',
  ],
  rules: [
    'Use the names from the request exactly as they are, and mark every name that you had to assume.',
    'Say which program, dialect or engine it is written for.',
    'For spreadsheets, use the function names and separators of the language version.',
    'Consider empty values, duplicates and the boundaries of ranges.',
  ],
  done: 'It gives the result that the request describes, including for edge cases.',
};
