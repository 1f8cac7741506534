import { GAP_RULE } from '../general/general-text.js';
import type { KindText } from './kind-text.js';

export const howTo: KindText = {
  format: [
    'What to do, in numbered steps where there are several and their order matters, and anything needed for them first.',
  ],
  formatIfRoom: [
    'Then how to check that it worked, and what usually goes wrong and what to do about it, where that is likely.',
  ],
  rules: [
    'Fit the steps to any situation, tools and skills in the request.',
    'Warn before any step that is dangerous or cannot be undone.',
    'If the steps depend on a version or model, say which one they are for.',
  ],
  rulesIfRoom: [GAP_RULE],
  done: 'The answer is enough to do everything the request asks.',
};
