import type { KindText } from './kind-text.js';

export const problem: KindText = {
  task: 'Solve the problem in the request.',
  format: ['The solution first, clearly marked.', 'Then the way to it, step by step.'],
  rules: [
    'Use everything that is given and nothing that is not.',
    'Check the solution against every condition of the problem.',
    'If the problem has no solution, several or missing data, say so and show why.',
  ],
  done: 'The solution satisfies every condition, and each step follows from the one before.',
};
