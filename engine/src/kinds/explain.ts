import type { KindText } from './kind-text.js';

export const explain: KindText = {
  task: 'Explain, or help to explain, what the request is about, and do what else it asks.',
  format: [
    'Where a question is asked, the short answer first.',
    'Where there is room, the explanation then, building on what the request shows to be known.',
  ],
  rules: [
    'Where there is room, explain why, not only what; define each special term that cannot be avoided.',
    'If it asks why something goes wrong, give the likely causes in order, how to tell them apart and what to do.',
    'Where that makes it easier to grasp, show it on one concrete case.',
    'Where there is a usual misunderstanding and room for it, name it and why it is wrong.',
    'Simplify as far as this reader needs, but say nothing that is wrong.',
  ],
  done: 'Everything asked is answered, in terms that its reader knows.',
};
