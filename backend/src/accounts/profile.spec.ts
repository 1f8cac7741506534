import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '@promptmint/core/database/entities/user';
import { openTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('PUT /api/auth/profile', () => {
  it('changes only what is sent', async () => {
    const user = await api.signUp();
    const answer = await user.send('PUT', '/api/auth/profile', { preferred_language: 'pt' });
    expect(answer).toMatchObject({
      status: 200,
      body: { preferred_language: 'pt', preferred_model: 'claude', full_name: 'Nora Lindqvist' },
    });
    expect((await user.get('/api/auth/me')).body).toEqual(answer.body);
  });

  it.each([
    [{ full_name: ' ' }, 'Full name cannot be empty'],
    [{}, 'No changes to save'],
  ])('refuses %j', async (changes, message) => {
    const user = await api.signUp();
    expect(await user.send('PUT', '/api/auth/profile', changes)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it.each(['email', 'credits', 'plan', 'token_version', 'deleted_at'])(
    'cannot be used to set %s',
    async (field) => {
      const user = await api.signUp();
      const answer = await user.send('PUT', '/api/auth/profile', { full_name: 'N', [field]: '1' });
      expect(answer).toMatchObject({ status: 400, body: { message: `Unknown field: ${field}` } });
    },
  );
});

describe('GET /api/auth/subscription', () => {
  it('is free, active and without features at first', async () => {
    const user = await api.signUp();
    const { body } = await user.get('/api/auth/subscription');
    expect(body).toMatchObject({
      plan: 'free',
      status: 'active',
      credits: 10,
      email_verified: false,
    });
    expect(Object.values(body.features)).toEqual(Array(7).fill(false));
  });

  it('shows the features of the plan', async () => {
    const user = await api.signUp();
    await api.em().nativeUpdate(User, user.id, { plan: 'booster' });
    expect((await user.get('/api/auth/subscription')).body.features).toMatchObject({
      quality_scoring: true,
      priority_generation: true,
      advanced_templates: true,
      api_access: false,
    });
  });
});
