import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Failure } from './failure.js';
import type { Output, Terminal } from './terminal.js';

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
  if (secret) stderr.write(question);
  // Readline itself shows what is typed: it makes the terminal leave that to it.
  const shown: Output = secret ? { write: () => {} } : stderr;
  const output = writableOf(shown);
  const lines = createInterface({ input: stdin, output, prompt: question, terminal: true });
  // It draws the whole line again at each correction.
  lines.prompt();
  return new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    lines.once('SIGINT', () => reject(new Failure('interrupted', 'Stopped.')));
    lines.once('close', () => reject(new Failure('wrongCall', 'Nothing was typed.')));
  }).finally(() => {
    lines.close();
    if (secret) stderr.write('\n');
  });
}

function writableOf(output: Output): Writable {
  return new Writable({
    write: (chunk, _encoding, done) => {
      output.write(String(chunk));
      done();
    },
  });
}
