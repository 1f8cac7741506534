import type { KindText } from './kind-text.js';

export const productText: KindText = {
  task: 'Write the listing, description or ad text that the request describes, and do what else it asks.',
  format: ['The finished text first, ready to publish.'],
  rules: [
    'Lead with what matters most to the reader who has to decide, in words that they would search for.',
    'Say what the facts mean in use, and state known flaws plainly.',
    'Use the facts in the request; where a needed feature, size, price or term is missing, leave a blank in [brackets].',
    'Avoid empty praise.',
  ],
  done: 'The text can be published once any blanks are filled in, and it claims nothing that was not given.',
};
