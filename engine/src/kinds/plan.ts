import type { KindText } from './kind-text.js';

export const plan: KindText = {
  format: [
    'Where a plan is asked for, the plan in the form that such plans usually have, after any answer or question that the request wants first.',
  ],
  formatIfRoom: ['Then the assumptions that you made, if any.'],
  rules: [
    'Keep to every preference, date, budget and number in the request.',
    'Make every entry concrete enough to act on.',
    'Make any times, amounts and dependencies add up; if not everything fits, say where it breaks instead of hiding it.',
  ],
  rulesIfRoom: ['If something may well go wrong, say what, and what to swap or drop then.'],
  done: 'The answer covers what the request asks for, and it fits together.',
};
