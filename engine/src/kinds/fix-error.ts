import { GAP_RULE } from '../general/general-text.js';
import type { KindText } from './kind-text.js';

export const fixError: KindText = {
  task: 'Find the cause of the problem in the request, fix it, and do what else the request asks.',
  format: [
    'The likeliest cause first, and what in the request points to it.',
    'Then the fix: corrected code ready to paste, or steps to carry out.',
    'Then how to confirm that the problem is gone.',
  ],
  rules: [
    'Change only what the fix needs and leave the rest as it is.',
    'If several causes are possible, start with the likeliest and say how to tell them apart.',
    'Use only functions, options and versions that you are sure exist.',
    GAP_RULE,
  ],
  done: 'The cause is removed, not only the symptom, and everything asked is answered.',
  missing: {
    name: 'code_and_error',
    question: 'Can you paste the code or settings and the full error message?',
    label: 'Code and error message',
    ifMissing:
      'If no code or error message is given, list the likeliest causes with a check for each, and ask for what would decide between them.',
  },
};
