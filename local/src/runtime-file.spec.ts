import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { endFormerRun, removeRuntime, type Runtime, writeRuntime } from './runtime-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'promptmint-runtime-'));
  file = join(folder, 'runtime.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const runtime = (pids: Runtime['pids']): Runtime => ({
  app: 'http://localhost:3000',
  docs: 'http://localhost:3000/docs',
  mailbox: null,
  payments: null,
  pids,
});

it('the runtime file is complete when it exists, and gone when removed', () => {
  const written = runtime({ api: 1, worker: 2, postgres: null });
  writeRuntime(file, written);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(written);
  expect(readdirSync(folder)).toEqual(['runtime.json']);
  removeRuntime(file);
  expect(existsSync(file)).toBe(false);
  removeRuntime(file);
});

it('a start waits for the parts of a run that was killed, and leaves other programs alone', async () => {
  const program = join(folder, 'backend', 'bundle', 'main.js');
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, "console.log('up'); setTimeout(() => {}, 300);");
  const api = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const other = anotherProgram([]);
  await once(api.stdout, 'data');
  writeRuntime(file, runtime({ api: api.pid ?? 0, worker: other.pid ?? 0, postgres: null }));

  const ended = once(api, 'exit');
  await endFormerRun(file);
  expect(await ended).toEqual([0, null]);
  expect(other.exitCode ?? other.signalCode).toBeNull();
  expect(existsSync(file)).toBe(false);
  other.kill();
});

it('a start leaves the API of another installation alone, which has the number of a former process by now', async () => {
  const other = anotherProgram(['backend/bundle/main.js', '/other/data']);
  writeRuntime(file, runtime({ api: other.pid ?? 0, worker: 0, postgres: null }));
  await endFormerRun(file);
  expect(other.exitCode ?? other.signalCode).toBeNull();
  expect(existsSync(file)).toBe(false);
  other.kill();
});

it('a start removes a runtime file of which a power cut has left nothing', async () => {
  writeFileSync(file, '');
  await endFormerRun(file);
  expect(existsSync(file)).toBe(false);
});

const anotherProgram = (args: string[]) =>
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', ...args], { stdio: 'ignore' });
