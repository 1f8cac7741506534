import { GAP_RULE } from '../general/general-text.js';
import type { KindText } from './kind-text.js';

export const decide: KindText = {
  task: 'Help with the decision or situation in the request, and do what else it asks.',
  format: ['First what the request asks for, such as a recommendation or what was overlooked.'],
  formatIfLong: [
    'Then the reasons, and what speaks against it.',
    'Then the next step, where there is one to take.',
  ],
  rules: [
    'Take the situation, wishes and limits in the request as given.',
    'Take a side where one is asked for. Be honest about drawbacks, and kind.',
  ],
  rulesIfLong: [
    'Name the fact that would reverse your advice, if there is one.',
    'Where much depends on it, name what the request leaves out and the person may regret overlooking.',
    GAP_RULE,
  ],
  done: 'The person has what they asked for.',
};
