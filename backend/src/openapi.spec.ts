import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApi, request, type TestApi } from '../testing/test-api.ts';

type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; required?: boolean }[];
  responses: Record<string, { content?: Record<string, { examples?: object; schema?: object }> }>;
};

let api: TestApi;
interface Field {
  type?: string;
  enum?: unknown[];
  nullable?: boolean;
  example?: unknown;
}

let version: string;
let components: Record<string, { example?: object; properties?: Record<string, Field> }>;
let operations: [name: string, operation: Operation][];
beforeAll(async () => {
  api = await openTestApi();
  const { body } = await request(api.origin, 'GET', '/openapi.json');
  version = body.info.version;
  components = body.components.schemas;
  operations = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => api.close());

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
