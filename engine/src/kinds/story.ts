import type { KindText } from './kind-text.js';

export const story: KindText = {
  task: 'Write the creative piece that the request describes.',
  format: ['The finished piece first, without comments on it.'],
  rules: [
    'Keep everything that the request fixes, such as people, place, form or rhyme; invent the rest.',
    'Prefer concrete images and actions to general statements and stock phrases.',
  ],
  done: 'It is complete and keeps every condition that the request sets.',
};
