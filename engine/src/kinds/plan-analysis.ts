import { GAP_RULE } from '../general/general-text.js';
import type { KindText } from './kind-text.js';

export const planAnalysis: KindText = {
  format: [
    'What is asked for first, such as a method, a number, indicators or a chart, and why it fits.',
    'Then, if the request asks for a procedure, its steps in order, with the data that each one needs.',
    'Then what could make the result misleading, and how to read it where that is not plain.',
  ],
  rules: [
    'Where the method rests on assumptions, state them and how to check them.',
    'Where the amount of data matters, say how much is needed.',
  ],
  rulesIfRoom: [GAP_RULE],
  done: 'Someone with the data could act on it, and everything asked for is there.',
};
