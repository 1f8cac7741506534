import { CommanderError } from 'commander';
import { EXIT_CODES } from './exit-codes.js';
import { Failure } from './failure.js';
import { createProgram } from './program.js';
import { paintFor, type Terminal } from './terminal.js';

/** Runs one call of the program. @returns its exit code */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await createProgram(terminal).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has written its own message.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_CODES.wrongCall;
    const paint = paintFor(terminal.stderr, terminal.env);
    terminal.stderr.write(`${paint('red', messageOf(error))}\n`);
    return error instanceof Failure ? error.exitCode : EXIT_CODES.other;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  return `Something went wrong: ${error instanceof Error ? error.message : String(error)}`;
}
