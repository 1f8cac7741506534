import type { KindText } from './kind-text.js';

export const fact: KindText = {
  format: ['The answer first, then only the detail that is needed to understand it.'],
  rules: [
    'If the request can be read in several ways, or its premise is wrong, say so.',
    'If the answer may have changed since your information ends, say as of when it holds.',
    'If you do not know, say so instead of guessing.',
  ],
  done: 'What the request asks is answered directly.',
};
