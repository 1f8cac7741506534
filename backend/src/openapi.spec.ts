import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '@promptmint/core/database/entities/user';
import { openTestApi, request, type TestApi } from '../testing/test-api.ts';

interface Example {
  value: Record<string, unknown>;
}
interface Response {
  headers?: object;
  content?: Record<string, { examples?: Record<string, Example>; schema?: object }>;
}
interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; required?: boolean; schema?: Field }[];
  responses: Record<string, Response>;
}
interface Field {
  type?: string;
  enum?: unknown[];
  nullable?: boolean;
  pattern?: string;
  allOf?: Field[];
  example?: unknown;
}

let api: TestApi;
let version: string;
let document: object;
let components: Record<string, { example?: object; properties?: Record<string, Field> }>;
let operations: [name: string, operation: Operation][];
beforeAll(async () => {
  api = await openTestApi();
  const { body } = await request(api.origin, 'GET', '/openapi.json');
  version = body.info.version;
  document = body;
  components = body.components.schemas;
  operations = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => api.close());

const operation = (id: string) => operations.find(([, { operationId }]) => operationId === id)?.[1];
const codesOf = (id: string, status: number) =>
  Object.keys(operation(id)?.responses[status]?.content?.['application/json']?.examples ?? {});

/** Every object anywhere in the document. */
function objectsIn(part: unknown): Record<string, unknown>[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(objectsIn);
  return Array.isArray(part) ? inside : [part as Record<string, unknown>, ...inside];
}

describe('the contract', () => {
  it('names each operation after its method, once', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(ids).toEqual(expect.arrayContaining(['register', 'login', 'generate', 'promptHistory']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives each operation a summary, and each error status an example of its body', () => {
    for (const [name, { summary, responses }] of operations) {
      expect([name, summary]).toEqual([name, expect.any(String)]);
      for (const [status, { content }] of Object.entries(responses)) {
        const json = content?.['application/json'];
        expect([name, status, json?.schema]).toEqual([name, status, expect.anything()]);
        if (Number(status) >= 400) {
          expect([name, status, json?.examples]).toEqual([name, status, expect.anything()]);
        }
      }
    }
  });

  it('gives each schema an example', () => {
    for (const [name, { example }] of Object.entries(components)) {
      expect([name, example]).toEqual([name, expect.anything()]);
    }
  });

  it('gives each text and number an example of its own, unless it is null or left out in the whole one', () => {
    const plain = Object.entries(components).flatMap(([name, { properties, example }]) =>
      Object.entries(properties ?? {})
        .filter(([field]) => ((example as Record<string, unknown>)[field] ?? null) !== null)
        .filter(([, { type }]) => type === 'string' || type === 'integer' || type === 'number')
        .map(([field, schema]) => [`${name}.${field}`, schema.example]),
    );
    expect(plain.length).toBeGreaterThan(50);
    expect(plain.filter(([, example]) => example === undefined)).toEqual([]);
  });

  it('lists null among the values of everything that may be null', () => {
    const lists = objectsIn(document).filter((one) => one['nullable'] && one['enum']);
    expect(lists.length).toBeGreaterThan(5);
    for (const list of lists) expect(list['enum']).toContain(null);
  });

  it('has patterns that work without flags, as JSON Schema reads them, and fit the examples', () => {
    const fields = Object.values(components).flatMap(({ properties = {} }) =>
      Object.values(properties),
    );
    const patterns = fields.flatMap((field) =>
      [field, ...(field.allOf ?? [])].flatMap(({ pattern }) => pattern ?? []),
    );
    expect(patterns.length).toBeGreaterThan(10);
    expect(patterns.filter((pattern) => pattern.includes('\\p{'))).toEqual([]);
    for (const { pattern, allOf = [], example } of fields) {
      for (const part of [pattern, ...allOf.map((one) => one.pattern)]) {
        if (part && typeof example === 'string') expect(example).toMatch(new RegExp(part));
      }
    }
  });

  it('refuses a name that holds a link in any case, as the API does', () => {
    const patterns = components['RegisterRequest']?.properties?.['full_name']?.allOf ?? [];
    const fits = (name: string) => patterns.every(({ pattern = '' }) => name.match(pattern));
    expect([fits('Nora'), fits('Www.x'), fits('WWW.x'), fits('a://b')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('states the rules of each body that one field alone does not show', () => {
    const fieldsOf = (name: string) => components[name]?.properties ?? {};
    for (const [name, field] of [
      ['GenerateRequest', 'user_input'],
      ['RefineRequest', 'note'],
      ['ScoreRequest', 'text'],
      ['Answer', 'text'],
    ] as const)
      expect([name, fieldsOf(name)[field]]).toMatchObject([name, { minLength: 1 }]);
    expect(fieldsOf('RegisterRequest')).toMatchObject({
      email: { format: 'email' },
      password: { minLength: 8, description: expect.stringContaining('a digit') },
    });
    expect(fieldsOf('ChangeEmailRequest')).toMatchObject({ new_email: { format: 'email' } });
    expect(operation('forgotPassword')?.parameters).toMatchObject([
      { schema: { format: 'email' } },
    ]);
    expect(fieldsOf('TemplateDraft')).toMatchObject({ text: { minLength: 10 } });
    expect(components['ProfileRequest']).toMatchObject({ minProperties: 1 });
    expect(components['RefineRequest']).toMatchObject({ minProperties: 1, maxProperties: 1 });
    for (const name of ['AnalyzeRequest', 'TryRequest'])
      expect(fieldsOf(name)).toMatchObject({ use_case: { default: 'auto_detect' } });
    expect(fieldsOf('TriedPrompt')['kind']).not.toHaveProperty('nullable');
  });

  it('has the same form for every Idempotency-Key', () => {
    const keys = operations.flatMap(([, { parameters = [] }]) =>
      parameters.filter(({ name }) => name === 'Idempotency-Key'),
    );
    expect(keys.map(({ schema }) => schema?.pattern)).toEqual(
      Array(4).fill(String.raw`^[\x21-\x7e]{1,200}$`),
    );
  });

  it('shows in the examples of errors what their bodies always have', () => {
    for (const [name, { responses }] of operations) {
      const examples = Object.values(responses).flatMap(({ content }) =>
        Object.entries(content?.['application/json']?.examples ?? {}),
      );
      for (const [code, field] of [
        ['validation_failed', 'errors'],
        ['too_many_requests', 'retry_after'],
        ['account_deleted', 'restore_until'],
      ] as const) {
        const found = examples.find(([shown]) => shown === code)?.[1].value;
        if (found)
          expect([name, code, found]).toEqual([
            name,
            code,
            expect.objectContaining({ [field]: expect.anything() }),
          ]);
      }
    }
    expect(codesOf('login', 403)).toContain('account_deleted');
  });

  it('names the headers of refusals and of the download', () => {
    for (const [, { responses }] of operations) {
      const { 401: unauthorized, 429: tooMany } = responses;
      if (unauthorized) expect(unauthorized.headers).toHaveProperty('WWW-Authenticate');
      if (tooMany) expect(tooMany.headers).toHaveProperty('Retry-After');
    }
    const download = operation('exportAccount')?.responses[200];
    expect(download?.headers).toHaveProperty('Content-Disposition');
  });

  it('says of every operation that a request can be unreadable', () => {
    for (const [name, { operationId = '' }] of operations)
      expect([name, codesOf(operationId, 400)]).toEqual([
        name,
        expect.arrayContaining(['bad_request']),
      ]);
  });

  it('names a locked account only where a session is needed', () => {
    expect(codesOf('contactSubmit', 403)).toEqual([]);
    expect(codesOf('me', 403)).toContain('account_locked');
  });

  it.each(['sharePrompt', 'sharedLinks', 'revokeSharedLink', 'sharedPrompt'])(
    'says that %s is not found where shared links are switched off',
    (id) => {
      expect(codesOf(id, 404)).toContain('not_found');
    },
  );

  it('shows the scores and the templates that the API really returns', async () => {
    const user = await api.signUp();
    await api.em().nativeUpdate(User, user.id, { plan: 'booster' });
    const { body: score } = await user.send(
      'POST',
      '/api/prompts/score',
      components['ScoreRequest']?.example,
    );
    expect(score).toEqual(components['Score']?.example);
    const free = await api.signUp();
    const [template] = Object.values(components['Templates']?.example ?? {}).flat();
    expect(template).toMatchObject({ locked: true });
    expect((await free.get('/api/templates')).body.templates).toContainEqual(template);
  });

  it('lets "Authorize" sign in for every operation that takes a token of a session', async () => {
    const { body } = await request(api.origin, 'GET', '/openapi.json');
    expect(body.components.securitySchemes.signIn).toMatchObject({
      type: 'oauth2',
      flows: { password: { tokenUrl: '/api/auth/login' } },
    });
    const secured = operations.filter(([, { security = [] }]) => security.length > 0);
    expect(secured.length).toBeGreaterThan(20);
    for (const [name, { security }] of secured) {
      expect([name, security]).toEqual([name, expect.arrayContaining([{ signIn: [] }])]);
    }
  });

  it('shows an example of each operation of support, whose reason nothing fills in', () => {
    const ofSupport = operations.filter(([name]) => name.includes(' /api/support/'));
    expect(ofSupport.length).toBeGreaterThan(5);
    for (const [name, { tags, description, parameters = [] }] of ofSupport) {
      expect([name, tags, description]).toEqual([
        name,
        ['support'],
        expect.stringContaining('Example'),
      ]);
      const reason = parameters.find((parameter) => parameter.name === 'X-Reason');
      expect([name, reason]).toMatchObject([name, { required: true }]);
      expect(JSON.stringify(reason)).not.toContain('"example"');
    }
  });

  it('keeps the operations of support out of the client of the site', () => {
    const client = readFileSync(
      new URL('../../frontend/src/api/generated.ts', import.meta.url),
      'utf8',
    );
    expect(client).not.toContain('/api/support');
  });

  it('has the version of the product', () => {
    const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
    expect(version).toBe((JSON.parse(text) as { version: string }).version);
  });

  it('documents the events of the operations that stream', () => {
    const streamed = operations.filter(
      ([, { responses }]) => responses['200']?.content?.['text/event-stream'],
    );
    expect(streamed.map(([, { operationId }]) => operationId)).toEqual(['generate', 'refine']);
    expect(JSON.stringify(components['GenerationEvent'])).toContain('"section"');
  });

  it('is shown by Swagger UI', async () => {
    const page = await fetch(`${api.origin}/docs`);
    expect(await page.text()).toContain('swagger-ui');
  });
});
