import type { KindText } from './kind-text.js';

export const explain: KindText = {
  format: [],
  rules: [
    'Match words, length and depth to the reader and the mood of the request, without saying anything wrong.',
  ],
  rulesIfRoom: [
    'Explain why, not only what, from what the request shows to be known.',
    'Where there is room and it makes it easier to grasp, show it on one concrete case.',
  ],
  done: 'Everything asked is answered, in terms that its reader knows.',
};
