import { GAP_RULE } from '../general/general-text.js';
import type { KindText } from './kind-text.js';

export const reviewCode: KindText = {
  format: [
    'Changed code whole and ready to paste, where a change is asked for.',
    'For a review of given code, the findings by importance, each with its place and its reason; for a rewrite, what behaves differently, if anything.',
  ],
  rules: [
    'Keep the behavior the same unless the request asks otherwise, and name every difference.',
    'Separate real defects from matters of taste.',
    'Claim a gain in speed, safety or clarity only where you can say what causes it.',
  ],
  rulesIfRoom: [GAP_RULE],
  done: 'Everything asked is done, the code bears out what you say about it, and changed code still works.',
  missing: {
    name: 'code',
    question: 'Can you paste the code?',
    label: 'Code',
    ifMissing: 'If no code is given, ask for it.',
  },
};
