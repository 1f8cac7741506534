import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
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

const NOTES = 'node_modules/.cache/promptmint/running';
/** The number of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('runningProblem', () => {
  it('asks to stop the product that runs on the packages, and nothing once it has stopped', () => {
    expect(runningProblem(root)).toBeNull();
    const forget = noteRunning(root, process.pid);
    expect(runningProblem(root)).toBe(
      `Promptmint is running (process ${process.pid}), and its packages have to be installed again: stop it first.`,
    );
    forget();
    expect(runningProblem(root)).toBeNull();
  });

  it('ignores a starter that was killed, also when another process has its number after a restart of the machine', () => {
    noteRunning(root, endedPid());
    noteRunning(root, process.pid);
    utimesSync(join(root, NOTES, String(process.pid)), 0, 0);
    expect(runningProblem(root)).toBeNull();
  });
});
