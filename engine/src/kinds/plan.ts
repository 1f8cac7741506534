import type { KindText } from './kind-text.js';

export const plan: KindText = {
  task: 'Make the plan that the request describes.',
  format: [
    'The finished plan first, in the order in which it is carried out, in a form that is easy to follow and tick off.',
    'Then the assumptions that you made.',
  ],
  rules: [
    'Keep to every date, budget, number and wish in the request.',
    'Make every entry concrete enough to act on.',
    'Make times, amounts and dependencies add up.',
  ],
  done: 'The plan can be followed from start to end without further planning.',
};
