import type { KindText } from './kind-text.js';

export const rewrite: KindText = {
  task: 'Change or judge the text as the request says, and do what else it asks.',
  format: [
    'Where a new version of the text is wanted, that first and whole.',
    'Then what else is asked about it, and the changes that affect the meaning, if any.',
  ],
  rules: [
    'In a new version of a text, change no fact, name, number or date, and leave out only what the request lets you leave out.',
    'In a version for which the request names what to change, change nothing else.',
    'Keep the voice and the language of the original where the request does not want others.',
  ],
  done: 'Everything that the request asks for is done, and nothing changed that should stay.',
  missing: {
    name: 'text',
    question: 'Which text should be changed?',
    label: 'Text',
    ifMissing: 'If the text to change is not given, ask for it.',
  },
};
