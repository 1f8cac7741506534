import type { KindText } from './kind-text.js';

export const systemPrompt: KindText = {
  task: 'Write the instructions for the assistant that the request describes.',
  format: [
    'The instructions in one block that can be copied: goal, users and context, what it may do without asking and what not, tools and when to use them if there are any, when it is done, what to return.',
  ],
  rules: [
    'Address the assistant directly, and give reasons where they help.',
    'Say what it does with requests outside its task.',
    'Leave policies, tools and facts that were not given as blanks in [brackets].',
    'Let no line repeat or contradict another one.',
  ],
  done: 'The assistant could start work as soon as the blanks are filled in.',
};
