import { GAP_RULE } from '../general/general-text.js';
import type { KindText } from './kind-text.js';

export const planAnalysis: KindText = {
  task: 'Work out how to analyze, measure or model what the request describes, and do what else it asks.',
  format: [
    'The recommended method first, and why it fits.',
    'Then the steps in order, with the data that each one needs.',
    'Then how to read the result, and what could make it misleading.',
  ],
  rules: [
    'Fit the method to the data and the question in the request.',
    'State the assumptions of the method and how to check them.',
    'Say how much data a clear answer needs, and what less can still show.',
    GAP_RULE,
  ],
  done: 'Someone with the data could carry out the plan, and everything else asked for is there.',
};
