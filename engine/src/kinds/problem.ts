import type { KindText } from './kind-text.js';

export const problem: KindText = {
  task: 'Solve the problem in the request, and do what else it asks.',
  format: [
    'The solution first, clearly marked.',
    'Then the way to it, step by step, where there are steps to show.',
  ],
  rules: [
    'Use all that matters in it, and name what you assume.',
    'Check the solution against every condition of the problem.',
    'If the request shows an attempt, say where it is right and where it goes wrong.',
    'If the problem has no solution, several or missing data, say so and show why.',
  ],
  done: 'Everything asked for is there, fits every condition, and each step follows from the one before.',
};
