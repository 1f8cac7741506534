import type { KindText } from './kind-text.js';

export const summarise: KindText = {
  format: ['The summary or shortened text first, then what else is asked for.'],
  rules: [
    'Add no claims of your own, except a judgment that is asked for, marked as yours; explain a term where the reader needs it.',
    'Within the length asked for, keep all that the request asks to keep, and the decisions, numbers, names, dates and open questions that the point of the text rests on.',
    'Where the text asks for something to be done, make clear who has to do what, and by when.',
    'Where the text is unclear or contradicts itself, do not smooth it over.',
  ],
  done: 'Everything asked for is there, and it says nothing that the text does not.',
  missing: {
    name: 'text',
    question: 'Which text should be summarized?',
    label: 'Text',
    ifMissing: 'If the text to summarize is neither given nor generally known, ask for it.',
  },
};
