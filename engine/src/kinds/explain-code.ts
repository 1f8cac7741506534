import type { KindText } from './kind-text.js';

export const explainCode: KindText = {
  task: 'Explain the code, command or syntax in the request, and answer what else it asks.',
  format: [
    'The answer to what is asked first; where the request asks generally, what the whole does.',
    'Then, where the whole is to be explained, its parts in the order in which they take effect.',
  ],
  rules: [
    'Dwell on what the names do not show: conditions, side effects, special syntax.',
    'Warn if running it could still delete, overwrite or expose something.',
    'Point out anything that behaves differently from what it looks like.',
    'Explain it as it is; rewrite it only if the request asks for that.',
  ],
  done: 'A reader can say what it does, or why it is used, in a case of their own.',
  missing: {
    name: 'code',
    question: 'Can you paste the code that you want explained?',
    label: 'Code',
    ifMissing: 'If no code is given, ask for it.',
  },
};
