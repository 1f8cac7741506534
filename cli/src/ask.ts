import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Failure } from './failure.js';
import type { Terminal } from './terminal.js';

const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks the person at the terminal for one line.
 * @param secret what is typed is not shown.
 * @throws {Failure} when there is no line
 */
export function ask(
  { stdin, stderr }: Terminal,
  question: string,
  secret = false,
): Promise<string> {
  stderr.write(question);
  return new Promise((resolve, reject) => {
    // Readline shows what is typed by writing it to its output, and makes the terminal leave that to it.
    const output = secret ? silent() : (stderr as NodeJS.WriteStream);
    const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY });
    const end = (finish: () => void) => {
      lines.removeAllListeners('close');
      lines.close();
      if (secret) stderr.write('\n');
      finish();
    };
    lines.once('line', (line) => end(() => resolve(line)));
    lines.once('SIGINT', () => end(() => reject(new Failure('interrupted', 'Stopped.'))));
    lines.once('close', () => end(() => reject(new Failure('wrongCall', 'Nothing was typed.'))));
  });
}
