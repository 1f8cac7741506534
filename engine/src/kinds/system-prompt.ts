import type { KindText } from './kind-text.js';

export const systemPrompt: KindText = {
  task: 'Write the instructions for the assistant that the request describes.',
  format: [
    'The finished instructions in one block that can be copied: goal and users, context, what it may do without asking and what it must not do, tools and when to use them if there are any, when it is done, what to return, and what to do with requests outside its task.',
  ],
  rules: [
    'Address the assistant directly, and give the reason where a rule is not obvious.',
    'Leave policies, tools and facts that were not given as blanks in [brackets]; invent none.',
    'Write no line that repeats or contradicts another one.',
  ],
  done: 'The assistant could start work with these instructions as soon as the blanks are filled in.',
};
