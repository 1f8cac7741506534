import type { KindText } from './kind-text.js';

export const ideas: KindText = {
  task: 'Give ideas or suggestions for what the request describes, and do what else it asks.',
  format: [
    'As many as are asked for, the best first unless another order serves better, with a reason where the fit is not plain.',
  ],
  rules: [
    'Where several are wanted, make them differ, with some that are not obvious unless the request asks for the likeliest.',
    'Make each one concrete enough to use as it stands.',
    'Fit them to any people, limits and tastes in the request.',
    'Suggest real titles, places and products only where you are sure that they exist.',
  ],
  done: 'Everything asked for is there, and every idea meets any conditions that the request sets.',
};
