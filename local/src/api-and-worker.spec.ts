import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../core/testing/until.ts';
import { NODE_OPTIONS, startWatched } from './api-and-worker.ts';
import { programOf } from './bundle.ts';
import { ROOT } from './local-settings.ts';

describe('startWatched', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'promptmint-watched-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('starts a program again that ends with code 75, and says how it ended otherwise', async () => {
    const program = join(folder, 'program.mjs');
    await writeFile(
      program,
      `import { appendFileSync, readFileSync } from 'node:fs';
       appendFileSync('${join(folder, 'starts')}', 'x');
       process.exit(readFileSync('${join(folder, 'starts')}', 'utf8').length < 3 ? 75 : 1);`,
    );
    let restarts = 0;
    const watched = startWatched({
      name: 'The program',
      program,
      logFile: join(folder, 'log'),
      environment: process.env,
      onRestart: () => (restarts += 1),
    });
    expect(await watched.exited).toBe('exit code 1');
    expect(restarts).toBe(2);
    expect(await readFile(join(folder, 'starts'), 'utf8')).toBe('xxx');
  });

  it('starts a program again with another environment, answers its messages, and ends it for good', async () => {
    const program = join(folder, 'asks.mjs');
    await writeFile(
      program,
      `setInterval(() => {}, 60_000); // The channel to the starter keeps no program running.
       process.on('SIGTERM', () => process.exit(0));
       process.send({ mark: process.env.MARK });`,
    );
    const marks: unknown[] = [];
    const pids = new Set<number>();
    const watched = startWatched({
      name: 'The program',
      program,
      logFile: join(folder, 'log'),
      environment: { ...process.env, MARK: 'first' },
      onRestart: () => void pids.add(watched.pid()),
      answer: async (message) => {
        marks.push((message as { mark: string }).mark);
        return null;
      },
    });
    pids.add(watched.pid());
    await until(async () => marks.length === 1);
    await watched.restart({ ...process.env, MARK: 'second' });
    await until(async () => marks.length === 2);
    expect(marks).toEqual(['first', 'second']);
    expect(pids.size).toBe(2);
    await watched.stop();
    expect(await watched.exited).toBe('exit code 0');
  });

  it('goes on when a message of a program cannot be answered', async () => {
    const program = join(folder, 'asks-twice.mjs');
    await writeFile(program, `process.send(1); process.send(2, () => process.exit(3));`);
    const said = jest.spyOn(console, 'error').mockReturnValue();
    const messages: unknown[] = [];
    const watched = startWatched({
      name: 'The program',
      program,
      logFile: join(folder, 'log'),
      environment: process.env,
      onRestart: () => {},
      answer: async (message) => {
        messages.push(message);
        throw new Error('the disk is full');
      },
    });
    expect(await watched.exited).toBe('exit code 3');
    expect(messages).toEqual([1, 2]);
    expect(said.mock.calls).toEqual(
      messages.map(() => [expect.stringContaining('could not be answered (the disk is full)')]),
    );
    said.mockRestore();
  });
});

describe('the images', () => {
  it.each(['backend', 'worker'] as const)(
    'run %s with the options of Node that the starter uses',
    async (workspace) => {
      const dockerfile = await readFile(join(ROOT, 'deploy', 'Dockerfile'), 'utf8');
      const command = JSON.stringify(['node', ...NODE_OPTIONS, programOf(workspace)]);
      expect(dockerfile).toContain(`CMD ${command.replaceAll(',', ', ')}\n`);
    },
  );
});
