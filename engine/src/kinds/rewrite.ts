import type { KindText } from './kind-text.js';

export const rewrite: KindText = {
  task: 'Change or judge the text as the request says, and do what else it asks.',
  format: [
    'The new version of the whole text first, where one is wanted.',
    'Then what else is asked about it, and the changes that affect the meaning, if any.',
  ],
  rules: [
    'Change no fact, name, number or date, and leave out only what the request lets you leave out.',
    'Change nothing that the request does not ask to change.',
    'Keep the voice and the language of the original unless the request says otherwise.',
  ],
  done: 'What the request asks of the text is done, and nothing else in it has changed.',
  missing: {
    name: 'text',
    question: 'Which text should be changed?',
    label: 'Text',
    ifMissing: 'If the text to change is not given, ask for it.',
  },
};
