import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What was sent to a model. */
export interface ModelCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What a model does with one call. */
export type Answer = (response: ServerResponse) => void;

/** A server in place of a vendor's. It gives prepared answers, one call after the other. */
export interface StandInModel {
  url: string;
  calls: ModelCall[];
  /** One for each call; further calls get 404. */
  answers: Answer[];
  close(): Promise<void>;
}

export async function openStandInModel(): Promise<StandInModel> {
  const calls: ModelCall[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    const respond = (body: unknown) => {
      calls.push({ path: request.url ?? '', headers: request.headers, body });
      const answer = answers.shift();
      if (answer) answer(response);
      else response.writeHead(404).end();
    };
    // A caller that disconnects while it sends gets no answer.
    json(request).then(respond, () => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answers,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An address without a server. */
export async function unusedUrl(): Promise<string> {
  const server = await openStandInModel();
  await server.close();
  return server.url;
}

/** Answers with server-sent events. */
export function streams(...events: readonly string[]): Answer {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(events.join(''));
  };
}

/** Answers with these events, and then the connection breaks. */
export function breaksOffAfter(...events: readonly string[]): Answer {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(events.join(''), () => response.socket?.destroy());
  };
}

/** Answers with these events, and then sends nothing more. */
export function fallsSilentAfter(...events: readonly string[]): Answer {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(events.join(''));
  };
}

/** Answers with one document. */
export function sends(
  body: string | object,
  status = 200,
  headers: Record<string, string> = {},
): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Breaks the connection without an answer. */
export const hangsUp: Answer = (response) => void response.socket?.destroy();
