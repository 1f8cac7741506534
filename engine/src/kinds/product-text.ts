import type { KindText } from './kind-text.js';

export const productText: KindText = {
  format: ['The finished text first, ready to publish.'],
  rules: [
    'Lead with what matters most to the reader.',
    'Say what a fact means for the reader where that is not plain, and keep any flaw of what is offered that the request mentions.',
    'Use the facts in the request; if it needs a feature, size, price or term that is missing and that you are not asked to suggest, leave a blank in [brackets].',
    'Avoid empty praise.',
  ],
  done: 'Everything asked for is there and ready to use, apart from any blanks.',
};
