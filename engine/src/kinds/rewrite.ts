import type { KindText } from './kind-text.js';

export const rewrite: KindText = {
  format: [
    'The whole new version first, if the request asks for one.',
    'Then anything else that is asked about it.',
  ],
  rules: [
    'Keep what the request does not ask to change, such as facts, names, dates and the language.',
  ],
  rulesIfRoom: [
    'Add nothing around it, such as remarks or a list of changes, unless the request asks a question or asks for that.',
  ],
  done: 'Everything asked for is done, and everything that should stay is unchanged.',
  missing: {
    name: 'text',
    question: 'Which text should be changed?',
    label: 'Text',
    ifMissing: 'If the text to change is not given, ask for it.',
  },
};
