import type { KindText } from './kind-text.js';

export const advertisement: KindText = {
  format: ['The finished text or the suggestions first.'],
  rules: [
    'Make it as specific to this case as the facts in the request allow.',
    'Make any name or slogan easy to say, spell and remember.',
    'For a name or slogan, offer several different ideas unless the request asks for one or gives a number.',
  ],
  rulesIfRoom: [
    'Do not claim that a name or domain is free.',
    'State no price, fact or result of a real product that the request does not give; a title or slogan may tease. Leave a blank in [brackets] for a needed name, price or date.',
  ],
  done: 'What is asked for is ready to use, apart from any blanks.',
};
