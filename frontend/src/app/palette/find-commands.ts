import type { CommandGroup } from './use-commands';

/** Most commands of a group before anything is typed. */
const FEW = 5;

/** The groups with the commands that contain every typed word; before that, a few of each. */
export function findCommands(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, commands }) => ({
      title,
      commands:
        words.length === 0
          ? commands.slice(0, title === 'Recent prompts' || title === 'Templates' ? FEW : undefined)
          : commands.filter(({ label }) => {
              const text = `${title} ${label}`.toLowerCase();
              return words.every((word) => text.includes(word));
            }),
    }))
    .filter(({ commands }) => commands.length > 0);
}
