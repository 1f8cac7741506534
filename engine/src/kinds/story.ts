import type { KindText } from './kind-text.js';

export const story: KindText = {
  format: ['The piece itself first; comment on it only if the request asks for that.'],
  rules: [
    'Keep everything that the request fixes, such as people, place, form or rhyme; invent the rest.',
    'Use particular details instead of general ones; state nothing of a real person as fact that the request does not give. Show more than you name, where the form allows.',
    'Avoid stock names, rhymes, turns and endings unless the request calls for them.',
    'In verse, keep the rhythm that the form has, and bend no sentence for a rhyme unless the form does.',
  ],
  rulesIfRoom: [
    'End as the form does, otherwise on an image or an action; leave a moral out unless the request wants one.',
  ],
  done: 'Everything asked for is there and keeps every condition that the request sets.',
};
