import { describe, expect, it } from '@jest/globals';
import { readModelServers } from './model-servers.ts';

const HERE = { host: '127.0.0.1', publicUrl: 'http://localhost:3000' };
const DEFAULTS = { ollama: 'http://127.0.0.1:11434', lmStudio: 'http://127.0.0.1:1234' };

describe('where a model on this machine is looked for', () => {
  it('is the usual ports of Ollama and LM Studio', () => {
    expect(readModelServers({}, HERE)).toEqual(DEFAULTS);
    expect(readModelServers({ LOCAL_MODEL_DETECTION: 'on' }, HERE)).toEqual(DEFAULTS);
  });

  it.each([
    ['10.0.0.7', 'http://10.0.0.7:11434'],
    [':8080', 'http://127.0.0.1:8080'],
    ['localhost:8080', 'http://localhost:8080'],
    ['0.0.0.0', 'http://127.0.0.1:11434'],
    ['0.0.0.0:8080', 'http://127.0.0.1:8080'],
    ['[::1]:8080', 'http://[::1]:8080'],
    ['http://models.lan:8080/ollama/', 'http://models.lan:8080/ollama'],
    ['https://models.lan', 'https://models.lan'],
  ])('is OLLAMA_HOST as Ollama reads %s', (OLLAMA_HOST, ollama) => {
    expect(readModelServers({ OLLAMA_HOST }, HERE)?.ollama).toBe(ollama);
  });

  it('is LM_STUDIO_HOST for LM Studio', () => {
    const servers = readModelServers({ LM_STUDIO_HOST: '127.0.0.1:4321' }, HERE);
    expect(servers).toEqual({ ...DEFAULTS, lmStudio: 'http://127.0.0.1:4321' });
  });

  it.each([
    ['LOCAL_MODEL_DETECTION is off', { LOCAL_MODEL_DETECTION: 'off' }, HERE],
    ['providers are chosen', { LLM_PROVIDERS: 'composer' }, HERE],
    ['it is production', { NODE_ENV: 'production' }, HERE],
    ['other machines reach the site', {}, { ...HERE, host: '0.0.0.0' }],
    ['the site has a public address', {}, { ...HERE, publicUrl: 'https://promptmint.example' }],
    [
      'it is off, whatever else is wrong',
      { LOCAL_MODEL_DETECTION: 'off', OLLAMA_HOST: 'a b' },
      HERE,
    ],
  ])('is nowhere when %s', (_when, env, site) => {
    expect(readModelServers(env, site)).toBeNull();
  });

  it.each([
    [{ LOCAL_MODEL_DETECTION: 'yes' }, 'LOCAL_MODEL_DETECTION must be on or off, and it is "yes".'],
    [
      { OLLAMA_HOST: 'a b' },
      'OLLAMA_HOST must be an address such as 127.0.0.1:11434, and it is "a b".',
    ],
    [
      { LM_STUDIO_HOST: 'http://user:password@host' },
      'LM_STUDIO_HOST must be an address such as 127.0.0.1:1234, and it is "http://user:password@host".',
    ],
  ])('is refused in one sentence for %j', (env, sentence) => {
    expect(() => readModelServers(env, HERE)).toThrow(sentence);
  });
});
