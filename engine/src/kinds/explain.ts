import type { KindText } from './kind-text.js';

export const explain: KindText = {
  task: 'Explain what the request asks about.',
  format: [
    'The short answer first.',
    'Then the explanation, from what it rests on to what follows from it.',
  ],
  rules: [
    'Explain why, not only what, and define special terms when they first appear.',
    'Use a concrete example where it makes an abstract point clear.',
    'Say where experts disagree, or where the explanation simplifies.',
  ],
  done: 'The reader could explain it to someone else in their own words.',
};
