import type { KindText } from './kind-text.js';

export const analyseData: KindText = {
  task: 'Analyze the data in the request, and do what else it asks.',
  format: [
    'The answer first.',
    'Then the figures and the calculation behind it, in a table where several values are compared.',
    'Then what the data cannot show.',
  ],
  rules: [
    'State as fact only what the data shows, and recompute every figure.',
    'Say how large a difference is, and whether it is more than the usual variation, where the data allows that.',
    'Separate what the data shows from what may explain it.',
    'Name gaps, outliers and inconsistent values instead of passing over them.',
  ],
  done: 'Every figure in the answer can be traced to the data.',
  missing: {
    name: 'data',
    question: 'Can you paste the data?',
    label: 'Data',
    ifMissing: 'If no data is given, say which data is needed and how you would analyze it.',
  },
};
