import type { KindText } from './kind-text.js';

export const sensitive: KindText = {
  format: [
    'The answer first, with the reasons for it, and before it anything that has to be done at once; if the request asks for questions first, only those.',
  ],
  formatIfRoom: ['Then what would change it, and whom to ask if that is needed.'],
  rules: [
    'Name the rule, limit, deadline or warning sign that the answer rests on, where you are sure of it.',
    'Say what you cannot judge from here, and give no false certainty in either direction.',
  ],
  rulesIfRoom: [
    'Separate what is well established from what depends on the person, the place or the date.',
    'Where rules differ by country or change over time, say which ones you refer to.',
  ],
  done: 'Everything asked for is done, and the person knows what to do next, if anything.',
};
