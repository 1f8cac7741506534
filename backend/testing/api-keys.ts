import type { Plan } from '@promptmint/core/catalogue/plans';
import { User } from '@promptmint/core/database/entities/user';
import { type Answer, request, type TestApi, type TestUser } from './test-api.ts';

/** A new person on a plan, for a start the one with API access. */
export async function signUpOn(api: TestApi, plan: Plan = 'pro'): Promise<TestUser> {
  const user = await api.signUp();
  await api.em().nativeUpdate(User, user.id, { plan });
  return user;
}

/** A program that has an API key. */
export interface KeyHolder {
  id: string;
  key: string;
  get(path: string): Promise<Answer>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
}

const ALL = ['prompts:read', 'prompts:write', 'credits:read'];

/** Makes an API key, with every scope unless the change says otherwise. */
export async function makeKey(
  api: TestApi,
  user: TestUser,
  change: object = {},
): Promise<KeyHolder> {
  const draft = { name: 'CI', scopes: ALL, ...change };
  const { status, body } = await user.send('POST', '/api/auth/api-keys', draft);
  if (status !== 201) throw new Error(`No key was made: ${JSON.stringify(body)}`);
  return holderOf(api, body);
}

/** A program with the key of an answer. */
export function holderOf(
  api: TestApi,
  { key, api_key: { id } }: { key: string; api_key: { id: string } },
): KeyHolder {
  const authorization = `Bearer ${key}`;
  return {
    id,
    key,
    get: (path) => request(api.origin, 'GET', path, undefined, { authorization }),
    send: (method, path, body, headers) =>
      request(api.origin, method, path, body, { authorization, ...headers }),
  };
}
