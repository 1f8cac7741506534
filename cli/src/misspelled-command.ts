/** Up to so many wrong letters, a word is taken for a command. */
const WRONG_MAX = 2;

/** The command that a request of one word probably is: it would cost a credit as a request. */
export function misspelledCommand(
  request: string,
  commands: readonly string[],
): string | undefined {
  if (!/^[a-z]+$/i.test(request)) return undefined;
  return commands.find(
    (command) =>
      command[0] === request[0]?.toLowerCase() &&
      Math.abs(command.length - request.length) <= WRONG_MAX &&
      wrongLetters(command, request.toLowerCase()) <= WRONG_MAX,
  );
}

/** How many letters have to be added, removed or replaced (Levenshtein distance). */
function wrongLetters(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, opposite] of [...other].entries()) {
      const replaced = (above[column] ?? 0) + (letter === opposite ? 0 : 1);
      const added = (current[column] ?? 0) + 1;
      const removed = (above[column + 1] ?? 0) + 1;
      current.push(Math.min(replaced, added, removed));
    }
    above = current;
  }
  return above[other.length] ?? 0;
}
