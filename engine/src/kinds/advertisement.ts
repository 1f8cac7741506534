import type { KindText } from './kind-text.js';

export const advertisement: KindText = {
  task: 'Write the advertising text or find the name or slogan that the request describes, and do what else it asks.',
  format: ['The finished text or the suggestions first, each one ready to use.'],
  rules: [
    'Make it specific to this case, so that it would not fit a similar one just as well.',
    'Make names and slogans easy to say, to spell and to remember.',
    'Where several suggestions are asked for, make them differ in idea and not only in wording.',
    'Keep every number and character limit exactly, and do not claim that a name or domain is free.',
    'Claim nothing about the product, price or results that the request does not state.',
  ],
  done: 'Everything in it can be used publicly and follows from the request.',
};
