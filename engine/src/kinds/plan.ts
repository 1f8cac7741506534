import type { KindText } from './kind-text.js';

export const plan: KindText = {
  format: [
    'The finished plan first, in the form that such a plan usually has; where the request wants questions first, only those.',
  ],
  formatIfLong: ['Then the assumptions that you made, if any.'],
  rules: [
    'Keep to every preference, date, budget and number in the request.',
    'Make every entry concrete enough to act on.',
    'Make times, amounts and dependencies add up; if not everything fits, say where it breaks instead of hiding it.',
  ],
  rulesIfLong: ['If something may well go wrong, say what, and what to swap or drop then.'],
  done: 'The answer covers what the request asks for, and it fits together.',
};
