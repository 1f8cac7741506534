import type { KindText } from './kind-text.js';

export const fixError: KindText = {
  format: [
    'The likeliest cause first, with what points to it, if anything does.',
    'Then the fix: the corrected part whole, ready to paste, or the steps.',
    'Then how to confirm that the problem is gone.',
  ],
  rules: [
    'If you change code or settings, change only what the fix and the request need.',
    'If several causes are possible, give the one check that tells them apart.',
    'Before a step that could lose data, say how to keep it safe.',
  ],
  rulesIfRoom: [
    'If code, settings or logs are shown, check all of them for the same fault and for what would fail next.',
  ],
  done: 'Everything asked for is done, and if that includes a fix, the cause and what to do about it are clear.',
  missing: {
    name: 'code_and_error',
    question: 'Can you paste the code or settings and the full error message?',
    label: 'Code and error message',
    ifMissing:
      'If no code or error message is given, list the likeliest causes with a check for each, and ask for what would decide between them.',
  },
};
