import { DOUBT_RULE, GAP_RULE } from '../general/general-text.js';
import type { KindText } from './kind-text.js';

export const fact: KindText = {
  format: [],
  rules: [DOUBT_RULE, GAP_RULE],
  done: 'What the request asks is answered directly.',
};
