import { GAP_RULE } from '../general/general-text.js';
import type { KindText } from './kind-text.js';

export const decide: KindText = {
  task: 'Help with the decision or situation in the request.',
  format: [
    'First what the request asks for, such as a recommendation or what was overlooked.',
    'Then the reasons, and what speaks against it.',
    'Then the next step.',
  ],
  rules: [
    'Base the advice on the situation as described, and say which facts would change it.',
    'Take the wishes and limits in the request as given.',
    'Be honest about drawbacks, and kind in how you put them.',
    GAP_RULE,
  ],
  done: 'The person has what they asked for, knows why, and knows what to do next.',
};
