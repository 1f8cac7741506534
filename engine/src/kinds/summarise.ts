import type { KindText } from './kind-text.js';

export const summarise: KindText = {
  task: 'Summarize the text as the request says, and do what else it asks.',
  format: ['The summary itself, with the most important point first.'],
  rules: [
    'Add no claims of your own; explain a term where the reader needs it.',
    'Lose no decision, number, name, date or open question that the point of the text rests on.',
    'Where the text asks for something to be done, make clear who has to do what, and by when.',
    'Where the text is unclear or contradicts itself, do not smooth it over.',
  ],
  done: 'The person who asks knows what matters to them in the text, and no claim was added to it.',
  missing: {
    name: 'text',
    question: 'Which text should be summarized?',
    label: 'Text',
    ifMissing: 'If the text to summarize is not given, ask for it.',
  },
};
