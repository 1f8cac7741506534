import type { KindText } from './kind-text.js';

export const rewrite: KindText = {
  task: 'Change or judge the text as the request says, and do what else it asks.',
  format: [
    'The whole new version first, if the request asks for one.',
    'Then what else is asked about it, and the changes that affect the meaning, if any.',
  ],
  rules: [
    'In a new version, change no fact, name, number or date, and leave out only what the request allows.',
    'If the request names what to change in a version, change nothing else in it.',
    'Keep the voice and the language of the original unless the request says otherwise.',
  ],
  done: 'Everything asked for is done, and everything that should stay is unchanged.',
  missing: {
    name: 'text',
    question: 'Which text should be changed?',
    label: 'Text',
    ifMissing: 'If the text to change is not given, ask for it.',
  },
};
