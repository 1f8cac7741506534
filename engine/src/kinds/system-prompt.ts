import { GAP_RULE } from '../general/general-text.js';
import type { KindText } from './kind-text.js';

export const systemPrompt: KindText = {
  task: 'Write the instructions for the assistant that the request describes, and do what else it asks.',
  format: [],
  rules: [
    'Give the instructions in one block that can be copied: goal, users and context, what it may and may not do, tools, when it is done and what to return, each as far as it applies.',
    'Address the assistant directly, and give reasons where they help.',
    'Say what it does with requests outside its task.',
    'Where a needed policy, tool or fact was not given, leave a blank in [brackets].',
    'Let no line repeat or contradict another one.',
  ],
  rulesIfRoom: [GAP_RULE],
  done: 'The assistant could start work once any blanks are filled in.',
};
