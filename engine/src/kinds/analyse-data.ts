import type { KindText } from './kind-text.js';

export const analyseData: KindText = {
  format: [
    'The answer first.',
    'Then the figures or passages that it rests on, in a table only where there are too many for a sentence.',
    'Then what the data cannot show, where that bears on the answer.',
  ],
  rules: [
    'Claim only what the data shows, and label general knowledge, possible causes and forecasts as such. Recompute each figure where the data allows it.',
    'Say how large a difference is, and whether it is more than the usual variation, where the data allows that.',
    'Name gaps, outliers and inconsistent values instead of passing over them.',
  ],
  done: 'Everything asked is answered, and every figure comes from the data, is calculated from it or is labeled as general knowledge.',
  missing: {
    name: 'data',
    question: 'Can you paste the data?',
    label: 'Data',
    ifMissing: 'If no data is given, say which data is needed and how you would analyze it.',
  },
};
