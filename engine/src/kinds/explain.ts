import type { KindText } from './kind-text.js';

export const explain: KindText = {
  task: 'Explain what the request is about, and do what else it asks.',
  format: [
    'The short answer first.',
    'Then the explanation, building on what the request shows to be known.',
  ],
  rules: [
    'Explain why, not only what, and define special terms when they first appear.',
    'Show it on one concrete case, with figures or names where it has any.',
    'Name the usual misunderstanding, where there is one, and why it is wrong.',
    'Where a simplification would mislead this reader, say so.',
  ],
  done: 'Everything asked is answered, in terms that its reader knows.',
};
