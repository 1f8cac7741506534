import type { KindText } from './kind-text.js';

export const story: KindText = {
  task: 'Write the creative piece that the request describes, and do what else it asks.',
  format: ['The finished piece first, without comments on it.'],
  rules: [
    'Keep everything that the request fixes, such as people, place, form or rhyme; invent the rest.',
    'Use details that only these people and this place would have, and show what happens instead of naming feelings.',
    'Avoid stock names, rhymes, turns and endings.',
    'In verse, keep the rhythm even enough to read aloud, and bend no sentence for a rhyme.',
    'End on an image or an action, and leave a moral out unless the request wants one.',
  ],
  done: 'It is complete and keeps every condition that the request sets.',
};
