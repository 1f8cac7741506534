import type { KindText } from './kind-text.js';

export const productText: KindText = {
  task: 'Write the listing, description or ad text that the request describes.',
  format: [
    'The finished text first, ready to publish, with the parts that such a listing usually has.',
  ],
  rules: [
    'Lead with what matters most to the reader who has to decide.',
    'Use the facts in the request; leave features, sizes, prices and terms that were not given as blanks in [brackets].',
    'Prefer checkable facts to praise.',
  ],
  done: 'The text can be published as soon as the blanks are filled in, and it claims nothing that was not given.',
};
