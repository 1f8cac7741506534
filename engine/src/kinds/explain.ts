import type { KindText } from './kind-text.js';

export const explain: KindText = {
  task: 'Explain what the request is about, or help the person explain it, and do what else it asks.',
  format: ['For a question, the short answer first.'],
  formatIfLong: ['Then the explanation, building on what the request shows to be known.'],
  rules: [
    'Match words, length and depth to the reader and the mood of the request, without saying anything wrong.',
    'Where that makes it easier to grasp, show it on one concrete case.',
  ],
  rulesIfLong: [
    'If it asks why something goes wrong, give the likely causes in order, how to tell them apart and what to do.',
    'Explain why, not only what, and define each term that this reader may not know.',
  ],
  done: 'Everything asked is answered, in terms that its reader knows.',
};
