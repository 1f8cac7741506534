import { describe, expect, it } from '@jest/globals';
import { readSettings } from './read-settings.js';

const SAFE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app:k3QpR9xw@127.0.0.1:5432/app',
  JWT_SECRET: '8f14e45fceea167a5a36dedd4bea2543',
  PUBLIC_URL: 'https://promptmint.example',
  SMTP_URL: 'smtp://mail:25',
};
const SIGNING = `whsec_${'k3QpR9xw'.repeat(4)}`;

/** What stops the start, a line for each problem. */
function refusals(change: Record<string, string>): string[] {
  try {
    readSettings({ ...SAFE, ...change });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

const database = (userinfo: string, rest = '@db/app') => ({
  DATABASE_URL: `postgres://${userinfo}${rest}`,
});

describe('production', () => {
  it.each<[string, Record<string, string>]>([
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: SIGNING }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_WEBHOOK_SECRET: SIGNING }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_' }],
    ['JWT_SECRET', { JWT_SECRET: 'a'.repeat(40) }],
    ['JWT_SECRET', { JWT_SECRET: '0123456789abcdef0123456789abcdef' }],
    ['JWT_SECRET', { JWT_SECRET: 'letmeinletmeinletmeinletmeinletmein' }],
    ['SECRET_KEY', { SECRET_KEY: 'b'.repeat(40) }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://promptmint.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://203.0.113.7:3000' }],
    ['DATABASE_URL', database('app')],
    ['DATABASE_URL', database('app:')],
    ['DATABASE_URL', database('app:app')],
    ['DATABASE_URL', database('root:postgres')],
    ['DATABASE_URL', database('root:letmein')],
    ['DATABASE_URL', database('root:Passw0rd2025%21')],
    ['RATE_LIMIT_LOGIN_PER_ACCOUNT', { RATE_LIMIT_LOGIN_PER_ACCOUNT: '1000000/minute' }],
    ['RATE_LIMIT_CONTACT_PER_ADDRESS', { RATE_LIMIT_CONTACT_PER_ADDRESS: '9999999/day' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '0.0.0.0/0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1, ::/0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '0.0.0.0/1' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '::ffff:0.0.0.0/96' }],
  ])('refuses an unsafe %s with one sentence: %j', (name, unsafe) => {
    expect(refusals(unsafe)).toEqual([expect.stringMatching(`^  ${name}: [^\\n]+$`)]);
    const elsewhere = { ...SAFE, ...unsafe, NODE_ENV: 'development' };
    expect(() => readSettings(elsewhere)).not.toThrow();
  });

  it.each<[string, Record<string, string>]>([
    ['a random base64 secret', { JWT_SECRET: 'f3Z9qv0Qm1xk7N5hJrLwTz8YbGd2sUeP' }],
    ['live keys', { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: SIGNING }],
    [
      'test keys that are allowed',
      {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: SIGNING,
        ALLOW_TEST_PAYMENTS: 'true',
      },
    ],
    ['plain http on this machine', { PUBLIC_URL: 'http://localhost:3000' }],
    ['plain http on this machine by number', { PUBLIC_URL: 'http://[::1]:3000' }],
    ['plain http in a private network', { PUBLIC_URL: 'http://192.168.1.20' }],
    ['plain http by a name of the house', { PUBLIC_URL: 'http://prompts.internal' }],
    [
      'a socket, whose server knows who asks',
      database('app', '@localhost/app?host=/run/postgresql'),
    ],
    ['limits for a school behind one address', { RATE_LIMIT_REGISTER_PER_ADDRESS: '2000/hour' }],
    ['tries without an account that are switched off', { RATE_LIMIT_TRY_PER_ADDRESS: '0' }],
    ['proxies by address and range', { TRUSTED_PROXIES: '10.0.0.0/8,fd00::/8,uniquelocal,::1' }],
  ])('accepts %s', (_what, change) => expect(refusals(change)).toEqual([]));

  it('names every problem at once', () => {
    const names = refusals({
      JWT_SECRET: 'a'.repeat(40),
      PUBLIC_URL: 'http://promptmint.example',
      TRUSTED_PROXIES: '0.0.0.0/0',
    }).map((line) => line.trim().split(':')[0]);
    expect(names).toEqual(['PUBLIC_URL', 'JWT_SECRET', 'TRUSTED_PROXIES']);
  });
});
