import type { KindText } from './kind-text.js';

export const fixError: KindText = {
  task: 'Find the cause of the problem in the request and fix it.',
  format: [
    'The cause first, with the line, call or setting that is responsible.',
    'Then the corrected part, complete enough to paste over the old one.',
    'Then how to confirm that the problem is gone.',
  ],
  rules: [
    'Change only what the fix needs and leave the rest as it is.',
    'If several causes are possible, start with the likeliest and say how to tell them apart.',
    'Use only functions, options and versions that you are sure exist.',
  ],
  done: 'The fix removes the cause of the reported behavior, not only its symptom.',
  missing: {
    name: 'code_and_error',
    question: 'Can you paste the code or settings and the full error message?',
    label: 'Code and error message',
    ifMissing:
      'If no code or error message is given, list the likeliest causes with a check for each, and ask for what would decide between them.',
  },
};
