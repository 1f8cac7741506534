import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emailedLink } from '../../testing/emailed-links.ts';
import { openTestApi, request, type TestApi } from '../../testing/test-api.ts';

const COMMON = 'This password is among the most common ones. Please choose another.';
const OWN_NAME = 'This password holds little more than our name. Please choose another.';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ APP_NAME: 'Brief & Bloom' });
});
afterAll(() => api.close());

const register = (password: string) =>
  request(api.origin, 'POST', '/api/auth/register', {
    email: `${crypto.randomUUID()}@example.com`,
    password,
    full_name: 'Nora',
  });

describe('a new account', () => {
  it.each([
    'Summer2024',
    'summer-2025A',
    'Winter2026!',
    'Autumn_99!',
    '2025Spring!',
    'Fall2023!!',
    'W1nter2025',
    'Sommer2024',
    'Oktober2025',
    'October2025!',
    'Password2024!',
    'P@ssw0rd2025',
    'Welcome123!',
    'Letmein2026',
    'Dragon-77x',
    '1234Monkey!',
  ])('is refused the password %s, which guessers try early', async (password) => {
    expect(await register(password)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ field: 'password', message: COMMON }] },
    });
  });

  it.each(['Promptmint1', 'promptMINT2026!', 'Pr0mptm1nt-1', 'BriefBloom1', 'Brief&Bloom-26'])(
    'is refused the password %s, which is the name of the product',
    async (password) => {
      expect(await register(password)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', errors: [{ field: 'password', message: OWN_NAME }] },
      });
    },
  );

  it.each([
    'Weekend-Shift-15',
    'Summer-Rain-On-Tin-4',
    'Promptmint-Rainy-Harbour-7',
    'qX7-vL2-Summer',
    'Monkeys-eat-7-figs',
  ])('may have the password %s', async (password) => {
    expect((await register(password)).status).toBe(201);
  });
});

it('a guessable password is also refused when a password is changed or reset', async () => {
  const user = await api.signUp();
  for (const password of ['Summer2024', 'BriefBloom1']) {
    const change = { current_password: user.password, new_password: password };
    expect(await user.send('POST', '/api/auth/change-password', change)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'new_password' }] },
    });
  }
  await request(api.origin, 'POST', `/api/auth/forgot-password?email=${user.email}`);
  const { token } = await emailedLink(api, user.id, 'reset_password');
  const reset = (new_password: string) =>
    request(api.origin, 'POST', '/api/auth/reset-password', { token, new_password });
  expect(await reset('BriefBloom1')).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'new_password', message: OWN_NAME }] },
  });
  expect((await reset('Rainy-Harbour-16')).status).toBe(200);
});

describe('POST /api/auth/check-password', () => {
  const check = (password: string) =>
    request(api.origin, 'POST', '/api/auth/check-password', { password });

  it('accepts a password that may be chosen', async () => {
    expect((await check('Weekend-Shift-15')).status).toBe(200);
  });

  it.each([
    ['Abcdefg1', COMMON],
    ['Winter2026!', COMMON],
    ['BriefBloom-26', OWN_NAME],
  ])('says why %s may not be chosen', async (password, message) => {
    expect(await check(password)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ field: 'password', message }] },
    });
  });
});
