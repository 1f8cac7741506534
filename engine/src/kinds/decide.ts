import type { KindText } from './kind-text.js';

export const decide: KindText = {
  format: [],
  rules: ['Take a side where one is asked for. Be honest about drawbacks, and kind.'],
  rulesIfRoom: [
    'If it is about feelings, speak to those first, and advise only as far as it asks.',
  ],
  done: 'The person has what they asked for.',
};
