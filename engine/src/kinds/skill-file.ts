import type { KindText } from './kind-text.js';

export const skillFile: KindText = {
  task: 'Write the SKILL.md that the request describes, and do what else it asks.',
  format: [],
  rules: [
    'Begin with front matter: `name` (at most 64 lower-case letters, digits and hyphens) and `description` (third person, at most 1,024 characters: what the skill does and when to use it).',
    'Then write a body of under 500 lines: steps, decisions, mistakes to avoid.',
    'Invent no files, commands or house rules; where one is needed, leave a blank in [brackets].',
    'Write for an agent that knows the tools, not the task.',
  ],
  done: 'The description is enough to decide when the skill applies, the body to do the task.',
};
