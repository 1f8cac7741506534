import type { KindText } from './kind-text.js';

export const reviewCode: KindText = {
  task: 'Review or change the code as the request asks.',
  format: [
    'The findings or changes in order of importance, each with its place and its reason.',
    'Then the changed code, where a change is asked for.',
  ],
  rules: [
    'Keep the behavior the same unless the request asks otherwise, and name every difference.',
    'Separate real defects from matters of taste.',
    'Claim a gain in speed, safety or clarity only where you can say what causes it.',
  ],
  done: 'Every finding points at a place in the code, and everything that worked before still works.',
  missing: {
    name: 'code',
    question: 'Can you paste the code?',
    label: 'Code',
    ifMissing: 'If no code is given, ask for it.',
  },
};
