import { GAP_RULE } from '../general/general-text.js';
import type { KindText } from './kind-text.js';

export const compare: KindText = {
  format: [
    'The difference that matters first, with a recommendation where the request names a use or asks for one.',
  ],
  formatIfRoom: [
    'Then a comparison by the criteria that decide, in a table where that is easier to read.',
  ],
  rules: [
    'Apply the same criteria to everything you compare, starting with any that the request names.',
  ],
  rulesIfRoom: [
    'Mark what you are not sure of or what may have changed, such as prices and versions.',
    'Where a choice is to be made, name the real drawbacks of each option.',
    GAP_RULE,
  ],
  done: 'Everything asked is answered, and the same criteria apply to everything compared.',
};
