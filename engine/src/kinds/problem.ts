import type { KindText } from './kind-text.js';

export const problem: KindText = {
  task: 'Work on the problem in the request as it asks, and do what else it asks.',
  format: [
    'What is asked for first, clearly marked: the solution, or a hint or a judgment where only that is wanted.',
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
