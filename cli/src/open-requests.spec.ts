import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { compile } from '../../local/src/compile.ts';
import { type Home, newHome } from '../testing/run-program.ts';
import { openRequest } from './open-requests.js';

const TIMES = 150;

/** Opens a request in many homes, in each at the same moment as the other thread, and reports the keys. */
const OPEN_IN_EACH = `
  const { workerData: { module, folder, clock }, parentPort } = require('node:worker_threads');
  import(module).then(({ openRequest }) => {
    const keys = [];
    for (let time = 1; time <= ${TIMES}; time += 1) {
      process.env.XDG_DATA_HOME = folder + '/' + time;
      Atomics.add(clock, 0, 1);
      Atomics.notify(clock, 0);
      if (Atomics.load(clock, 0) < 2 * time) Atomics.wait(clock, 0, 2 * time - 1);
      keys.push(openRequest('https://example.com', '/generate', {}).key);
    }
    parentPort.postMessage(keys);
  });`;

const open = (text: string) => openRequest('https://example.com', '/generate', { text });
const keptFiles = () =>
  readdirSync(join(process.env['XDG_DATA_HOME'] ?? '', 'promptmint/open-requests'));

let home: Home;
beforeAll(() => compile());
beforeEach(() => void (home = newHome()));
afterEach(() => home.remove());

describe('openRequest', () => {
  it('gives a request the same key until it is closed, and another request another one', () => {
    const first = open('poem');
    expect(open('poem').key).toBe(first.key);
    expect(open('speech').key).not.toBe(first.key);
    first.close();
    expect(open('poem').key).not.toBe(first.key);
    expect(keptFiles()).toHaveLength(2);
  });

  it('gives two programs that open a request at the same moment one key', async () => {
    const workerData = {
      module: new URL('../dist/open-requests.js', import.meta.url).href,
      folder: home.folder,
      clock: new Int32Array(new SharedArrayBuffer(4)),
    };
    const [one, other] = await Promise.all(
      [1, 2].map(async () => {
        const [keys] = await once(new Worker(OPEN_IN_EACH, { eval: true, workerData }), 'message');
        return keys as string[];
      }),
    );
    expect(other).toEqual(one);
    expect(new Set(one).size).toBe(TIMES);
  });
});
