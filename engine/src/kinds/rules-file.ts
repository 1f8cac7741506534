import type { KindText } from './kind-text.js';

export const rulesFile: KindText = {
  task: 'Write or change the rules file for a coding agent as the request says, and do what else it asks.',
  format: [],
  rules: [
    'Give commands, layout, conventions and prohibitions, as far as they are known; where rules are asked for and few are given, add ones that hold for any such project.',
    'Make every line specific and checkable; leave out what any agent does without being told.',
    'Invent no commands or paths of the project; leave a marked blank only where a rule needs one.',
    'Keep the file short, because an agent reads it with every task.',
  ],
  done: 'An agent that has never seen the project can follow every line.',
};
