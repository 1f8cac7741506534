import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type LocalModelQuestion,
  localModelQuestionSchema,
  type LocalModelState,
} from '@promptmint/core/config/local-model';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { FINISHED } from '../../testing/stand-in-worker.ts';
import { openTestApi, request, type TestApi, type TestUser } from '../../testing/test-api.ts';

const PATH = '/api/local/model';
const LOCAL = { APP_ENV: 'local', HOST: '127.0.0.1' };
const QWEN: LocalModelState = {
  name: 'qwen3:8b',
  host: null,
  usedSince: null,
  switching: false,
};

/** The starter's end of the channel, which answers with a state. */
class StandInStarter extends EventEmitter {
  state: LocalModelState | null = QWEN;
  actions: LocalModelQuestion['action'][] = [];

  send(message: object): void {
    const { id, action } = localModelQuestionSchema.parse(message);
    this.actions.push(action);
    // Others use the channel, too.
    this.emit('message', { cmd: 'something else' });
    this.emit('message', { about: 'local-model', id: id - 1, model: null });
    setImmediate(() => this.emit('message', { about: 'local-model', id, model: this.state }));
  }
}

const starter = new StandInStarter();
let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await openTestApi(LOCAL, { starter });
  user = await api.signUp();
});
afterAll(() => api.close());
beforeEach(() => {
  starter.state = QWEN;
  starter.actions = [];
});

const NOT_FOUND = { status: 404, body: { code: 'not_found' } };

describe('the model on this machine', () => {
  it('is what the starter says of it, and nothing without one', async () => {
    expect(await user.get(PATH)).toEqual({
      status: 200,
      body: { model: { name: 'qwen3:8b', host: null, in_use: false, switching: false } },
    });
    starter.state = null;
    expect((await user.get(PATH)).body).toEqual({ model: null });
  });

  it('is used and not used any more at a click, which the starter is asked for', async () => {
    const usedSince = new Date().toISOString();
    starter.state = { ...QWEN, usedSince, switching: true };
    expect((await user.send('PUT', PATH)).body.model).toMatchObject({
      in_use: true,
      switching: true,
    });
    starter.state = QWEN;
    expect((await user.send('DELETE', PATH)).body.model).toMatchObject({ in_use: false });
    expect(starter.actions).toEqual(['use', 'undo']);
    expect(starter.listenerCount('message')).toBe(0);
  });

  it('needs a session', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect(await request(api.origin, method, PATH)).toMatchObject({ status: 401 });
    }
    expect(starter.actions).toEqual([]);
  });

  it('is not there for a request that names another host', async () => {
    const { hostname, port } = new URL(api.origin);
    const { request: send } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'promptmint.example', authorization: user.authorization };
      send({ hostname, port, path: PATH, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
    expect(starter.actions).toEqual([]);
  });

  it('is in no contract', async () => {
    const { paths } = (await request(api.origin, 'GET', '/openapi.json')).body;
    expect(Object.keys(paths).filter((path) => path.includes('local'))).toEqual([]);
  });

  it.each([
    ['where the starter did not start it', { HOST: '127.0.0.1' }],
    ['where other machines reach it', { ...LOCAL, HOST: '0.0.0.0' }],
    ['where it has a public address', { ...LOCAL, PUBLIC_URL: 'https://promptmint.example' }],
  ])('is not there %s', async (_where, settings) => {
    const DATABASE_URL = api.settings.DATABASE_URL;
    const { JWT_SECRET } = api.settings;
    const other = await openTestApi({ ...settings, DATABASE_URL, JWT_SECRET }, { starter });
    const { authorization } = user;
    expect(await request(other.origin, 'GET', PATH, undefined, { authorization })).toMatchObject(
      NOT_FOUND,
    );
    await other.close();
  });
});

describe('who wrote a prompt', () => {
  const USED_SINCE = '2026-11-22T09:00:00.000Z';

  async function write(model: string | null, createdAt: string, owner = user): Promise<string> {
    const id = crypto.randomUUID();
    await api.em().insert(Prompt, {
      ...FINISHED,
      id,
      user: owner.id,
      status: 'succeeded',
      createdAt: new Date(createdAt),
      deadlineAt: new Date(),
      originalInput: 'a job ad',
      requestedUseCase: 'auto_detect',
      targetModel: 'claude',
      language: 'en',
      provider: model ? 'openai-compatible' : 'composer',
      model,
    });
    return id;
  }
  const writerOf = async (id: string) => user.get(`${PATH}/prompts/${id}`);

  it('is the model, or the rules', async () => {
    const [byModel, byRules] = [
      await write('qwen3:8b', '2026-11-22T10:00:00Z'),
      await write(null, '2026-11-22T10:00:00Z'),
    ];
    expect((await writerOf(byModel)).body).toEqual({ model: 'qwen3:8b', instead_of: null });
    expect((await writerOf(byRules)).body).toEqual({ model: null, instead_of: null });
  });

  it('is the rules instead of the model, if it was chosen before and did not answer', async () => {
    starter.state = { ...QWEN, usedSince: USED_SINCE };
    const [before, after] = [
      await write(null, '2026-11-22T08:59:00Z'),
      await write(null, '2026-11-22T09:01:00Z'),
    ];
    expect((await writerOf(before)).body).toEqual({ model: null, instead_of: null });
    expect((await writerOf(after)).body).toEqual({ model: null, instead_of: 'qwen3:8b' });
  });

  it('is not said of the prompt of another account', async () => {
    const theirs = await write('qwen3:8b', USED_SINCE, await api.signUp());
    expect(await writerOf(theirs)).toMatchObject({ status: 404 });
    expect(await writerOf('no-id')).toMatchObject({ status: 400 });
  });
});

it('a start without a channel to a starter, or with one that says nothing, has no model', async () => {
  const { DATABASE_URL, JWT_SECRET } = api.settings;
  for (const silent of [
    new EventEmitter(),
    Object.assign(new EventEmitter(), { send: () => {} }),
  ]) {
    const other = await openTestApi({ ...LOCAL, DATABASE_URL, JWT_SECRET }, { starter: silent });
    const { authorization } = user;
    const { body } = await request(other.origin, 'GET', PATH, undefined, { authorization });
    expect(body).toEqual({ model: null });
    await other.close();
  }
});
