import type { KindText } from './kind-text.js';

export const sensitive: KindText = {
  task: 'Answer everything the request asks, or advise on it.',
  format: [
    'First, what has to be done at once, if anything.',
    'Then the answer, with the reasons for it; if the request asks for questions first, only those.',
    'Then what would change it, and whom to ask if that is needed.',
  ],
  rules: [
    'Name the rule, limit, deadline or warning sign that the answer rests on, where you are sure of it.',
    'Separate what is well established from what depends on the person, the place or the date.',
    'Where rules differ by country or change over time, say which ones you refer to.',
    'Say what you cannot judge from here, and give no false certainty in either direction.',
  ],
  done: 'Everything asked is answered, and the person knows what to do next, if anything.',
};
