import type { KindText } from './kind-text.js';

export const explain: KindText = {
  task: 'Explain what the request asks about.',
  format: [
    'The short answer first.',
    'Then the explanation, building on what the request shows to be known.',
  ],
  rules: [
    'Explain why, not only what, and define special terms when they first appear.',
    'Use a concrete example where it makes an abstract point clear.',
    'Where experts disagree or a simplification misleads, say so.',
  ],
  done: 'The question is answered, and each special term is explained.',
};
