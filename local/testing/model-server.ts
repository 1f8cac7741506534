import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server does with one request. */
export type Reply = (response: ServerResponse) => void;

/** A stand-in for the list of models of Ollama or LM Studio. */
export interface ModelServer {
  url: string;
  /** The paths that were asked for. */
  asked: string[];
  close(): Promise<void>;
}

/** @param port a free one if it is not given. */
export async function openModelServer(reply: Reply, port = 0): Promise<ModelServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    reply(response);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const answers =
  (body: unknown, status = 200): Reply =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** As Ollama lists what is installed. */
export const tags = (...models: (string | object)[]): Reply =>
  answers({ models: models.map((model) => (typeof model === 'string' ? { name: model } : model)) });

/** As LM Studio lists what can be loaded. */
export const list = (...ids: string[]): Reply =>
  answers({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });

/** Takes the request, and answers nothing. */
export const silent: Reply = () => {};
