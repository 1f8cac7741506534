import { Failure } from '../failure.js';
import { paintFor, type Terminal } from '../terminal.js';

/** Copies a text to the clipboard. @throws {Failure} where there is none */
export async function copy({ stderr, env }: Terminal, text: string): Promise<void> {
  // Loaded here, because few calls need it.
  const { default: clipboard } = await import('clipboardy');
  try {
    await clipboard.write(text);
  } catch {
    throw new Failure('other', 'There is no clipboard here; the prompt was written above.');
  }
  if (stderr.isTTY) stderr.write(`${paintFor(stderr, env)('green', 'Copied.')}\n`);
}
