import type { KindText } from './kind-text.js';

export const ideas: KindText = {
  format: [],
  formatIfRoom: ['As many as are asked for, the best first unless another order serves better.'],
  rules: [
    'If you suggest several ideas, make them different, with some less obvious ones unless the request asks for known or likely ones.',
    'Fit them to any people, limits and tastes in the request.',
  ],
  rulesIfRoom: [
    'Make each one concrete enough to use.',
    'Suggest real titles, places and products only where you are sure that they exist.',
  ],
  done: 'Everything asked for is there and meets every condition in the request.',
};
