import type { KindText } from './kind-text.js';

export const explain: KindText = {
  task: 'Explain, or help to explain, what the request is about, and do what else it asks.',
  format: [
    'Where a question is asked, the short answer first.',
    'Where there is room, the explanation then, building on what the request shows to be known.',
  ],
  rules: [
    'Fit words, length and depth to the reader and the mood in the request, but say nothing that is wrong.',
    'Where there is room, explain why, not only what; define each special term that cannot be avoided.',
    'If it asks why something goes wrong, give the likely causes in order, how to tell them apart and what to do.',
    'Where that makes it easier to grasp, show it on one concrete case.',
    'Where there is room, name a usual misunderstanding.',
  ],
  done: 'Everything asked is answered, in terms that its reader knows.',
};
