// Which starters run on the packages in node_modules: installing those again takes files from under them.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
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
 * One sentence when a starter runs, otherwise null. Process numbers begin anew when the machine starts.
 * @param {string} directory the project's root
 */
export function runningProblem(directory) {
  const folder = notesIn(directory);
  if (!existsSync(folder)) return null;
  const machineStart = Date.now() - uptime() * 1000;
  const pid = readdirSync(folder).find(
    (name) => statSync(join(folder, name)).mtimeMs > machineStart && isAlive(Number(name)),
  );
  if (!pid) return null;
  return `Promptmint is running (process ${pid}), and its packages have to be installed again: stop it first.`;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
