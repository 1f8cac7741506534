import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApi, request, type TestApi } from '../testing/test-api.ts';

type Operation = {
  operationId?: string;
  summary?: string;
  responses: Record<string, { content?: Record<string, { examples?: object; schema?: object }> }>;
};

let api: TestApi;
let components: Record<string, { example?: object }>;
let operations: [name: string, operation: Operation][];
beforeAll(async () => {
  api = await openTestApi();
  const { body } = await request(api.origin, 'GET', '/openapi.json');
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
    expect(ids).toEqual(expect.arrayContaining(['register', 'login', 'generate', 'history']));
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

  it('gives an example for each request and response body', () => {
    const named = Object.entries(components);
    const parts = [
      'Error',
      'QualityScore',
      'QualitySpans',
      'Span',
      'GenerationEvent',
      'Pack',
      'Plan',
    ];
    for (const [name, { example }] of named.filter(([component]) => !parts.includes(component))) {
      expect([name, example]).toEqual([name, expect.anything()]);
    }
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
