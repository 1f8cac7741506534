import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Fields, parseForm } from './form.ts';

const LONGEST_BODY = 256 * 1024;

/** A request whose body has been read. */
export interface Asked {
  method: string;
  path: string;
  query: Fields;
  form: Fields;
  headers: IncomingMessage['headers'];
  /** The path's variable part. */
  id: string;
}

/** The response. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** @returns null when the body is too long */
export async function readRequest(request: IncomingMessage): Promise<Asked | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_BODY) return null;
    chunks.push(chunk);
  }
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
  return {
    method: request.method ?? 'GET',
    path,
    query: parseForm(query),
    form: parseForm(Buffer.concat(chunks).toString('utf8')),
    headers: request.headers,
    id: '',
  };
}

export function sendAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** A redirect, which is followed with GET. */
export const seeOther = (location: string): Answer => ({
  status: 303,
  headers: { location },
  body: '',
});

export const plainText = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: `${body}\n`,
});

/** One method and path, and what answers it. A `:id` in the path matches one part of it. */
export interface Route<Extra extends unknown[], Result> {
  method: 'GET' | 'POST';
  path: string;
  answer(asked: Asked, ...extra: Extra): Result;
}

/** The route for a request, and the path's variable part. */
export function findRoute<Extra extends unknown[], Result>(
  routes: readonly Route<Extra, Result>[],
  { method, path }: Pick<Asked, 'method' | 'path'>,
): { route: Route<Extra, Result>; id: string } | null {
  const asked = path.split('/');
  for (const route of routes) {
    const parts = route.path.split('/');
    const fits =
      route.method === (method === 'HEAD' ? 'GET' : method) &&
      parts.length === asked.length &&
      parts.every((part, index) => part === ':id' || part === asked[index]);
    if (fits) return { route, id: asked[parts.indexOf(':id')] ?? '' };
  }
  return null;
}
