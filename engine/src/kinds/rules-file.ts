import type { KindText } from './kind-text.js';

export const rulesFile: KindText = {
  task: 'Write the rules file for a coding agent that the request describes.',
  format: [
    'One Markdown file: the commands to build, test and lint first, then the layout of the project, then the conventions with an example each, then what never to do.',
  ],
  rules: [
    'Make every line specific and checkable; leave out what any agent does without being told.',
    'Use only commands, paths and conventions from the request, and leave a marked blank for each one that is missing.',
    'Keep the file short, because an agent reads it with every task.',
  ],
  done: 'An agent that has never seen the project can follow every line.',
};
