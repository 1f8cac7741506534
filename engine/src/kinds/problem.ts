import type { KindText } from './kind-text.js';

export const problem: KindText = {
  format: [
    'The solution first, clearly marked, or just the hint or judgment that the request asks for.',
    'Then the way to it, step by step, where there are steps to show.',
  ],
  rules: [
    'Use all that matters in it, and name what you assume.',
    'Check the solution against every condition of the problem.',
    'If the problem has no solution, several or missing data, say so and show why.',
  ],
  rulesIfRoom: ['If the request shows an attempt, say where it is right and where it goes wrong.'],
  done: 'Everything asked for is there and meets every condition, and each step follows from the one before.',
};
