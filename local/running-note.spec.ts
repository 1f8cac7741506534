import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { noteRunning, runningProblem } from './running-note.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promptmint-running-'));
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The number of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('runningProblem', () => {
  it('asks to stop the product that runs on the packages, and nothing once it has stopped', async () => {
    expect(runningProblem(root)).toBeNull();
    // A starter has the project's path in its command.
    const starter = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', root]);
    await once(starter, 'spawn');
    const forget = noteRunning(root, starter.pid ?? 0);
    expect(runningProblem(root)).toBe(
      `Promptmint is running (process ${starter.pid}), and its packages have to be installed again: stop it first.`,
    );
    forget();
    expect(runningProblem(root)).toBeNull();
    starter.kill();
    await once(starter, 'exit');
  });
});

(process.platform === 'linux' ? describe : describe.skip)('runningProblem on Linux', () => {
  it('ignores a starter that was killed, also when another program has its number', () => {
    noteRunning(root, endedPid());
    noteRunning(root, process.pid);
    expect(runningProblem(root)).toBeNull();
  });
});
