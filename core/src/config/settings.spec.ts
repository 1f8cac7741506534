import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { readSettings, SettingsError } from './read-settings.js';
import { SETTING_NAMES } from './settings.js';

const valid = {
  DATABASE_URL: 'postgres://app:k3QpR9xw@127.0.0.1:5432/app',
  JWT_SECRET: '8f14e45fceea167a5a36dedd4bea2543',
};

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://promptmint.example' };

describe('readSettings', () => {
  it('fills in the defaults', () => {
    expect(readSettings(valid)).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      LLM_PROVIDERS: ['composer'],
      REPLY_WAIT_SECONDS: 60,
      REQUIRE_VERIFIED_EMAIL: false,
    });
  });

  it('derives the public address from the port if none is set', () => {
    expect(readSettings({ ...valid, PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
    expect(readSettings(valid).PUBLIC_URL).toBe('http://localhost:3000');
    const PUBLIC_URL = 'https://promptmint.example';
    expect(readSettings({ ...valid, PORT: '8080', PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
  });

  it('uses JWT_SECRET as the root of every key if no SECRET_KEY is set', () => {
    expect(readSettings(valid).SECRET_KEY).toBe(valid.JWT_SECRET);
    const SECRET_KEY = 'c4ca4238a0b923820dcc509a6f75849b';
    expect(readSettings({ ...valid, SECRET_KEY }).SECRET_KEY).toBe(SECRET_KEY);
    expect(() => readSettings({ ...valid, SECRET_KEY: 'short' })).toThrow(/SECRET_KEY/);
  });

  it('gives free credits at sign-up, or when the email is verified', () => {
    expect(readSettings(valid).FREE_CREDITS_ON).toBe('signup');
    expect(readSettings({ ...valid, FREE_CREDITS_ON: 'verified' }).FREE_CREDITS_ON).toBe(
      'verified',
    );
    expect(() => readSettings({ ...valid, FREE_CREDITS_ON: 'never' })).toThrow(/FREE_CREDITS_ON/);
  });

  it.each(SETTING_NAMES)('reads an empty %s as one that is not set', (name) => {
    const read = (environment: Record<string, string>) => {
      try {
        return readSettings(environment);
      } catch (error) {
        return String(error);
      }
    };
    const { [name]: _, ...others } = { ...valid } as Record<string, string>;
    expect(read({ ...others, [name]: '' })).toEqual(read(others));
  });

  it('names every setting that is missing or wrong, in one error', () => {
    const read = () => readSettings({ PORT: 'many', REDIS_URL: 'localhost' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/DATABASE_URL[\s\S]*REDIS_URL[\s\S]*PORT[\s\S]*JWT_SECRET/);
  });

  it('says in words that a required setting is not set', () => {
    expect(() => readSettings({})).toThrow(
      'Wrong settings:\n  DATABASE_URL: needed, and not set\n  JWT_SECRET: needed, and not set',
    );
  });

  it('refuses a provider it does not know', () => {
    expect(() => readSettings({ ...valid, LLM_PROVIDERS: 'composer,oracle' })).toThrow(
      /LLM_PROVIDERS/,
    );
  });

  it.each([
    ['anthropic', ['ANTHROPIC_API_KEY', 'ANTHROPIC_MODEL']],
    ['openai', ['OPENAI_API_KEY', 'OPENAI_MODEL']],
    ['google', ['GOOGLE_API_KEY', 'GOOGLE_MODEL']],
    ['openai-compatible', ['OPENAI_COMPATIBLE_BASE_URL', 'OPENAI_COMPATIBLE_MODEL']],
  ])('requires what a chosen %s needs, and nothing else', (provider, needed) => {
    const chosen = { ...valid, LLM_PROVIDERS: `${provider},composer` };
    expect(() => readSettings(chosen)).toThrow(
      `Wrong settings:\n  ${needed.map((name) => `${name}: needed by LLM_PROVIDERS=${provider}`).join('\n  ')}`,
    );
    const given = needed.map((name) => [name, name.endsWith('URL') ? 'http://model:1/v1' : 'x']);
    expect(readSettings({ ...chosen, ...Object.fromEntries(given) }).LLM_PROVIDERS).toEqual([
      provider,
      'composer',
    ]);
  });

  it('reads the prices of tokens as two numbers, and refuses anything else', () => {
    const prices = (text: string) => readSettings({ ...valid, ANTHROPIC_TOKEN_PRICES: text });
    expect(prices('3,15').ANTHROPIC_TOKEN_PRICES).toEqual({ input: 3, output: 15 });
    expect(prices('0.25, 1.5').ANTHROPIC_TOKEN_PRICES).toEqual({ input: 0.25, output: 1.5 });
    expect(prices('').ANTHROPIC_TOKEN_PRICES).toBeUndefined();
    for (const wrong of ['3', '3,15,1', '-3,15', 'free']) {
      expect(() => prices(wrong)).toThrow(/ANTHROPIC_TOKEN_PRICES/);
    }
  });

  it.each([
    ['SMTP_URL', {}],
    ['PUBLIC_URL', { SMTP_URL: 'smtp://mail:25', PUBLIC_URL: '' }],
    [
      'JWT_SECRET',
      { SMTP_URL: 'smtp://mail:25', JWT_SECRET: 'change-me-change-me-change-me-change-me' },
    ],
    [
      'DATABASE_URL',
      { SMTP_URL: 'smtp://mail:25', DATABASE_URL: 'postgres://postgres:postgres@db/app' },
    ],
    [
      'STRIPE_API_BASE',
      {
        SMTP_URL: 'smtp://mail:25',
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_API_BASE: 'http://localhost:4242',
      },
    ],
  ])('refuses production with an unsafe %s', (name, unsafe) => {
    expect(() => readSettings({ ...valid, ...production, ...unsafe })).toThrow(name);
  });

  it('lets a worker run more generations at once where a model is waited for, unless it is set', () => {
    const endpoint = {
      OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1',
      OPENAI_COMPATIBLE_MODEL: 'small',
    };
    const concurrency = (own: object) => readSettings({ ...valid, ...own }).WORKER_CONCURRENCY;
    const model = { LLM_PROVIDERS: 'openai-compatible,composer', ...endpoint };
    expect([concurrency({}), concurrency(model)]).toEqual([10, 50]);
    expect(concurrency({ ...model, WORKER_CONCURRENCY: '7' })).toBe(7);
  });

  it('accepts both keys of the payment provider, or neither', () => {
    expect(() => readSettings({ ...valid, STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
      /STRIPE_WEBHOOK_SECRET/,
    );
    expect(() =>
      readSettings({ ...valid, STRIPE_SECRET_KEY: 'key', STRIPE_WEBHOOK_SECRET: 'whsec_1' }),
    ).toThrow(/STRIPE_SECRET_KEY/);
  });

  it('accepts production with everything set', () => {
    const settings = { ...valid, ...production, SMTP_URL: 'smtps://user:pw@mail:465' };
    expect(readSettings(settings).NODE_ENV).toBe('production');
  });

  it('reads proxies as a list, and refuses entries that are not addresses', () => {
    const proxies = (list: string) => readSettings({ ...valid, TRUSTED_PROXIES: list });
    expect(proxies('10.0.0.0/8, ::1, loopback').TRUSTED_PROXIES).toEqual([
      '10.0.0.0/8',
      '::1',
      'loopback',
    ]);
    expect(() => proxies('the proxy')).toThrow(/TRUSTED_PROXIES/);
  });
});

describe('.env.example', () => {
  it('names every setting, and no other', async () => {
    const example = await readFile(new URL('../../../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    const ofTheStarterAndCompose = [
      'DATA_DIR',
      'LOCAL_MODEL_DETECTION',
      'OLLAMA_HOST',
      'LM_STUDIO_HOST',
      'POSTGRES_PASSWORD',
      'API_URL',
      'FRONT_PROXIES',
      'NETWORK_PREFIX',
    ];
    expect(named.toSorted()).toEqual([...SETTING_NAMES, ...ofTheStarterAndCompose].toSorted());
  });
});
