import { GAP_RULE } from '../general/general-text.js';
import type { KindText } from './kind-text.js';

export const commandConfig: KindText = {
  task: 'Give the commands, the configuration or the steps that the request asks for.',
  format: [
    'The commands or the complete file first, ready to copy, in the order of use.',
    'Then what each part does and how to check that it worked.',
  ],
  rules: [
    'Say which system, shell or version they are for.',
    'Warn before any step that deletes, overwrites, exposes or locks out something.',
    'Mark the values that were not given so that they stand out.',
    GAP_RULE,
  ],
  done: 'Someone can follow it once any marked values are filled in.',
};
