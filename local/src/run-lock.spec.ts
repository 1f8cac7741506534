import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { takeLock } from './run-lock.ts';

let running: ChildProcess | undefined;
afterEach(() => void running?.kill('SIGKILL'));

it('a run lock belongs to one process until that one ends, even if it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-lock-'));
  const file = join(folder, 'starter.lock');
  const module = new URL('./run-lock.ts', import.meta.url).href;
  const other = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      `import { takeLock } from '${module}'; console.log(takeLock('${file}')); setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  running = other;
  const [said] = await once(other.stdout, 'data');
  expect(String(said)).toBe('true\n');
  expect(takeLock(file)).toBe(false);

  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  expect(takeLock(file)).toBe(true);
  rmSync(folder, { recursive: true });
});
