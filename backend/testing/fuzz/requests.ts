import fc from 'fast-check';
import { type ApiDocument, exampleOf, type Operation } from './document.ts';
import { ODD_BODIES, ODD_TEXTS, oddValues } from './odd-values.ts';

/** One request to send, as text. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Values of parameters that exist, such as the id of a prompt, by the parameter's name. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

const JSON_TYPE = 'application/json';

/** Requests to one operation: a few valid ones, most of them wrong in one or more ways. */
export function requestsTo(
  document: ApiDocument,
  operation: Operation,
  known: KnownValues,
): fc.Arbitrary<FuzzRequest> {
  const parameters = operation.parameters ?? [];
  const named = (place: string) =>
    parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  return fc
    .record({
      path: fc.record(
        Object.fromEntries(named('path').map((name) => [name, pathValue(name, known)])),
      ),
      query: fc.record(
        Object.fromEntries([...named('query'), 'unknown'].map((name) => [name, queryValue])),
        { requiredKeys: [] },
      ),
      headers: fc.record(Object.fromEntries(named('header').map((name) => [name, headerValue])), {
        requiredKeys: [],
      }),
      body: bodyOf(document, operation),
    })
    .map(({ path, query, headers, body }) => ({
      method: operation.method.toUpperCase(),
      path: addressOf(operation.path, path, query),
      headers: { ...(headers as Record<string, string>), ...body?.headers },
      ...(body && { body: body.text }),
    }));
}

type Values = Record<string, string | undefined>;

function addressOf(template: string, path: Values, query: Values): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}

// An empty value, or one too long for the router, is another address.
const pathTexts = ODD_TEXTS.filter((text) => text.trim() !== '' && text.length < 90);

function pathValue(name: string, known: KnownValues): fc.Arbitrary<string> {
  return fc
    .oneof(
      { weight: 2, arbitrary: fc.constantFrom(...(known[name] ?? ['unknown'])) },
      { weight: 1, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constantFrom(...pathTexts) },
    )
    .map(escaped);
}

const queryValue = fc
  .oneof(
    fc.constantFrom(...ODD_TEXTS),
    fc.constantFrom('starter', '0', '20', '100', 'claude', 'true', 'json', 'nora@example.com'),
  )
  .map(escaped);

/** Latin-1 without line breaks, which is all that a client can send. */
const headerValue = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 250,
  })
  .filter((text) => !text.includes('\u007F'));

/** Half a surrogate pair has no escape of its own. */
function escaped(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

interface Body {
  text: string;
  headers: Record<string, string>;
}

function bodyOf(document: ApiDocument, operation: Operation): fc.Arbitrary<Body | undefined> {
  if (operation.method === 'get') return fc.constant(undefined);
  const odd = fc
    .constantFrom(...ODD_BODIES)
    .map(({ body, contentType }) => sent(body, contentType));
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (!type || !content) return fc.option(odd, { nil: undefined });
  const example = exampleOf(document, content.schema);
  const body = mutated(example).map((fields) => sent(written(fields, type), type));
  return fc.oneof({ weight: 4, arbitrary: body }, { weight: 1, arbitrary: odd });
}

const sent = (text: string, contentType: string): Body => ({
  text,
  headers: { 'content-type': contentType },
});

function written(fields: Record<string, unknown>, type: string): string {
  if (type === JSON_TYPE) return JSON.stringify(fields);
  const pairs = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(Object.fromEntries(pairs)).toString();
}

/** The example with some fields changed, some left out and perhaps one too many. */
function mutated(example: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(example);
  return fc
    .record({
      changed: fc.dictionary(fc.constantFrom(...names, 'unknown'), oddValues, { maxKeys: 2 }),
      removed: fc.subarray(names, { maxLength: 1 }),
    })
    .map(({ changed, removed }) => {
      const kept = Object.entries(example).filter(([name]) => !removed.includes(name));
      return { ...Object.fromEntries(kept), ...changed };
    });
}
