import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';

const LARGEST_BYTES = 10 * 1024 * 1024;
const FATAL_LEVEL = 60;

/** A log that a program is about to append to. */
export interface LogFile {
  path: string;
  /** For the program's standard output and error; close it here once the program has it. */
  descriptor: number;
  close(): void;
  /** Why the program ended, according to what it has logged since; '' if the log does not say. */
  cause(): string;
}

/** Opens a log for appending. A large one becomes `<name>.old`, which replaces the one before. */
export function openLog(path: string): LogFile {
  if (existsSync(path) && statSync(path).size > LARGEST_BYTES) renameSync(path, `${path}.old`);
  const start = existsSync(path) ? statSync(path).size : 0;
  const descriptor = openSync(path, 'a', 0o600);
  return {
    path,
    descriptor,
    close: () => closeSync(descriptor),
    cause: () => causeOf(readFileSync(path).subarray(start).toString('utf8')),
  };
}

/**
 * The last error that a Node program logged: in a stack trace, as a fatal JSON line, or in plain
 * words.
 */
export function causeOf(said: string): string {
  const errors = [
    ...said.matchAll(/^(?:Uncaught )?\w*[Ee]rror(?: \[\w+\])?: (.*(?:\n {2}\S.*)*)/gm),
  ];
  const lines = said.split('\n');
  const fatal = lines.findLast((line) => line.startsWith('{') && levelOf(line) >= FATAL_LEVEL);
  const words = lines.filter((line) => line.trim() && !/^(\{| {4}at |Node\.js v)/.test(line));
  const cause =
    errors.at(-1)?.[1] ??
    (fatal && JSON.parse(fatal).msg) ??
    words.find((line) => /\berror\b/i.test(line)) ??
    words.slice(-3).join(' ');
  return cause.replace(/\s+/g, ' ').replace(/\.$/, '').trim();
}

function levelOf(line: string): number {
  try {
    return JSON.parse(line).level ?? 0;
  } catch {
    return 0;
  }
}
