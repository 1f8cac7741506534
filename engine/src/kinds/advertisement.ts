import type { KindText } from './kind-text.js';

export const advertisement: KindText = {
  task: 'Write the advertising text or find the name or slogan that the request describes, and do what else it asks.',
  format: [
    'The finished text or the suggestions first, each one ready to use once any blanks are filled in.',
  ],
  rules: [
    'Make it as specific to this case as the facts in the request allow.',
    'Where a name or slogan is wanted, make it easy to say, to spell and to remember.',
    'Where one is wanted and no number is given, offer several that differ in idea.',
    'Keep every number and character limit exactly, and do not claim that a name or domain is free.',
    'State no price, fact or result of a real product that the request does not give; a title or slogan may tease. Leave a blank in [brackets] for a needed name, price or date.',
  ],
  done: 'It can be used publicly once any blanks are filled in, and all else asked for is done.',
};
