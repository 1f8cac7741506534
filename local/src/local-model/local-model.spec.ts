import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../../core/testing/until.ts';
import { type ModelServer, openModelServer, tags } from '../../testing/model-server.ts';
import { LocalModel } from './local-model.ts';

let folder: string;
let file: string;
let server: ModelServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promptmint-model-'));
  file = join(folder, 'local-model.json');
  server = await openModelServer(tags('qwen3:8b'));
  // Half a second, which a person may wait, is too short for a busy machine.
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(60_000));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = () => LocalModel.open(file, { ollama: server.url, lmStudio: server.url });
const ask = (model: LocalModel, action: 'use' | 'undo' | null = null) =>
  model.answer({ about: 'local-model', id: 7, action });
const settled = (model: LocalModel) => until(async () => !model.state?.switching);

describe('a model on this machine that was found', () => {
  it('writes nothing until it is chosen', async () => {
    const model = await open();
    expect(await ask(model)).toEqual({
      about: 'local-model',
      id: 7,
      model: { name: 'qwen3:8b', host: null, usedSince: null, switching: false },
    });
    expect(model.environment).toEqual({});
    expect(model.line).toBe(
      'qwen3:8b on this machine can write the prompts: choose it on the dashboard',
    );
  });

  it('is kept when it is chosen, readable by its owner alone, and API and worker start again', async () => {
    const model = await open();
    const restarted: NodeJS.ProcessEnv[] = [];
    model.restart = async () => void restarted.push(model.environment);
    const answer = await ask(model, 'use');
    expect(answer?.model).toMatchObject({ usedSince: expect.any(String), switching: true });
    await settled(model);
    expect(restarted).toEqual([
      {
        LLM_PROVIDERS: 'openai-compatible,composer',
        OPENAI_COMPATIBLE_BASE_URL: `${server.url}/v1`,
        OPENAI_COMPATIBLE_MODEL: 'qwen3:8b',
      },
    ]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const later = await open();
    expect(later.environment).toEqual(restarted[0]);
    expect(later.line).toBe('qwen3:8b on this machine writes the prompts');
  });

  it('is not used any more when the choice is undone', async () => {
    const model = await open();
    await ask(model, 'use');
    await settled(model);
    let restarts = 0;
    model.restart = async () => void (restarts += 1);
    expect((await ask(model, 'undo'))?.model).toMatchObject({ usedSince: null, switching: true });
    await settled(model);
    expect(restarts).toBe(1);
    expect((await open()).environment).toEqual({});
  });

  it('starts API and worker again once for several clicks, and not for what is so already', async () => {
    const model = await open();
    let restarts = 0;
    model.restart = async () => void (restarts += 1);
    for (const action of ['use', 'use', 'undo'] as const) await ask(model, action);
    await settled(model);
    await ask(model, 'use');
    await settled(model);
    expect(restarts).toBe(1);
    expect(model.state?.usedSince).not.toBeNull();
  });

  it('is used until the product stops where the disk cannot keep the choice', async () => {
    const model = await open();
    const said = jest.spyOn(console, 'error').mockReturnValue();
    await rm(folder, { recursive: true });
    expect((await ask(model, 'use'))?.model).toMatchObject({ switching: true });
    await settled(model);
    expect(model.environment).toMatchObject({ OPENAI_COMPATIBLE_MODEL: 'qwen3:8b' });
    expect(said.mock.calls).toEqual([
      [expect.stringContaining('cannot be kept for the next start')],
    ]);
    said.mockRestore();
  });

  it('answers no message about anything else', async () => {
    const model = await open();
    for (const message of [null, 'use', {}, { about: 'local-model', id: 1, action: 'shell' }]) {
      expect(await model.answer(message)).toBeNull();
    }
  });
});

it('a model that was installed later is found when the dashboard asks', async () => {
  await server.close();
  const model = await open();
  expect(model.state).toBeNull();
  const { port } = new URL(server.url);
  server = await openModelServer(tags('qwen3:8b'), Number(port));
  expect((await ask(model))?.model).toMatchObject({ name: 'qwen3:8b', usedSince: null });
});

describe('a model that was chosen before', () => {
  beforeEach(async () => {
    const model = await open();
    await ask(model, 'use');
    await settled(model);
  });

  it('stays chosen while it does not answer, and the terminal says so', async () => {
    await server.close();
    const model = await open();
    server = await openModelServer(tags());
    expect(model.environment).toMatchObject({ OPENAI_COMPATIBLE_MODEL: 'qwen3:8b' });
    expect(model.line).toBe(
      'qwen3:8b on this machine writes the prompts; it does not answer now, so the built-in rules do',
    );
  });

  it('is not used where no model may be looked for', async () => {
    const model = await LocalModel.open(file, null);
    expect([model.environment, model.state, model.line]).toEqual([{}, null, null]);
    expect((await ask(model, 'use'))?.model).toBeNull();
  });

  it('is forgotten where the file holds something else', async () => {
    for (const text of [
      '',
      '{}',
      '{"name":"a b"}',
      (await readFile(file, 'utf8')).replace('http', 'file'),
    ]) {
      await chmod(file, 0o600);
      await writeFile(file, text);
      expect((await open()).environment).toEqual({});
    }
  });
});
