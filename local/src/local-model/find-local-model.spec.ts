import { afterEach, describe, expect, it } from '@jest/globals';
import {
  answers,
  list,
  type ModelServer,
  openModelServer,
  type Reply,
  silent,
  tags,
} from '../../testing/model-server.ts';
import { freePort } from '../free-port.ts';
import { findLocalModel } from './find-local-model.ts';

const LIMIT_MS = 300;
/** Where an answer is expected. */
const LONG_MS = 60_000;
const opened: ModelServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function open(reply: Reply | null): Promise<string> {
  if (!reply) return `http://127.0.0.1:${await freePort()}`;
  const server = await openModelServer(reply);
  opened.push(server);
  return server.url;
}

/** What is found where Ollama and LM Studio reply like this; null for one that does not run. */
async function found(ollama: Reply | null, lmStudio: Reply | null = null, limitMs = LONG_MS) {
  const servers = { ollama: await open(ollama), lmStudio: await open(lmStudio) };
  const model = await findLocalModel(servers, limitMs);
  if (!model) return null;
  const { ollama: first } = servers;
  expect(model.host).toBeNull();
  return [model.name, model.baseUrl === `${first}/v1` ? 'ollama' : 'lm studio'];
}

describe('a model on this machine', () => {
  it('is the first one of Ollama, asked at /api/tags', async () => {
    expect(await found(tags('qwen3:8b', 'llama3.2:3b'))).toEqual(['qwen3:8b', 'ollama']);
    expect(opened[0]?.asked).toEqual(['/api/tags']);
  });

  it('is that of LM Studio, asked at /v1/models, where Ollama has none', async () => {
    for (const none of [null, tags(), answers('not JSON'), answers({}, 500)]) {
      expect(await found(none, list('qwen/qwen3-8b'))).toEqual(['qwen/qwen3-8b', 'lm studio']);
    }
    expect(opened.at(-1)?.asked).toEqual(['/v1/models']);
  });

  it('is that of Ollama where both have one', async () => {
    expect(await found(tags('qwen3:8b'), list('gemma-3'))).toEqual(['qwen3:8b', 'ollama']);
  });

  it('is not found where nothing runs', async () => {
    expect(await found(null)).toBeNull();
  });

  it('is not found where both take too long, which are asked at the same time', async () => {
    const started = performance.now();
    expect(await found(silent, silent, LIMIT_MS)).toBeNull();
    expect(performance.now() - started).toBeGreaterThanOrEqual(LIMIT_MS - 1);
    expect(opened.map(({ asked }) => asked.length)).toEqual([1, 1]);
  });

  it('is not found where the answer begins and never ends', async () => {
    const begins: Reply = (response) => void response.writeHead(200).write('{"models":[');
    expect(await found(begins, null, LIMIT_MS)).toBeNull();
  });

  it.each([
    ['is not JSON', answers('<html>')],
    ['has another form', answers({ models: 'many' })],
    ['is an error', answers({ error: 'no' }, 500)],
    ['leads elsewhere', (response) => void response.writeHead(302, { location: '/' }).end()],
    ['is endless', answers('x'.repeat(1_100_000))],
    ['breaks off', (response) => void response.socket?.destroy()],
  ] satisfies [string, Reply][])('is not found where the answer %s', async (_what, reply) => {
    expect(await found(reply, reply)).toBeNull();
  });

  it('writes text, and on this machine: other models are passed over', async () => {
    const others = [
      'nomic-embed-text:latest',
      { name: 'all-minilm', details: { family: 'bert' } },
      { name: 'mxbai', details: { family: 'bert' } },
      'gpt-oss:120b-cloud',
      { name: 'kimi', remote_host: 'https://models.example:443' },
      { name: 'with a space' },
      { name: '\u001b[2J' },
      { size: 3 },
    ];
    expect(await found(tags(...others))).toBeNull();
    expect(await found(tags(...others, 'qwen3:8b'))).toEqual(['qwen3:8b', 'ollama']);
    expect(await found(null, list('text-embedding-nomic-embed-text-v1.5', 'qwen3-8b'))).toEqual([
      'qwen3-8b',
      'lm studio',
    ]);
  });
});
