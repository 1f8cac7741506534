// Which starters run on the packages in node_modules: installing those again takes files from under them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} directory the project's root */
const notesIn = (directory) => join(directory, 'node_modules', '.cache', 'promptmint', 'running');

/**
 * Notes that a starter runs, where a note can be written.
 * @param {string} directory the project's root
 * @param {number} pid of the starter
 * @returns {() => void} takes the note away
 */
export function noteRunning(directory, pid) {
  const note = join(notesIn(directory), String(pid));
  try {
    mkdirSync(notesIn(directory), { recursive: true });
    writeFileSync(note, '');
  } catch {
    return () => {};
  }
  return () => rmSync(note, { force: true });
}

/**
 * One sentence when a starter runs, otherwise null.
 * @param {string} directory the project's root
 */
export function runningProblem(directory) {
  const folder = notesIn(directory);
  if (!existsSync(folder)) return null;
  const pid = readdirSync(folder).find((name) => isStarter(Number(name), directory));
  if (!pid) return null;
  return `Promptmint is running (process ${pid}), and its packages have to be installed again: stop it first.`;
}

/**
 * Whether a process is a starter of this project: the one that left the note may have been killed, and another
 * program may have its number.
 * @param {number} pid
 * @param {string} directory
 */
function isStarter(pid, directory) {
  try {
    process.kill(pid, 0);
    return !existsSync('/proc/self/cmdline') || commandOf(pid).includes(directory);
  } catch {
    return false;
  }
}

/** @param {number} pid */
const commandOf = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');
