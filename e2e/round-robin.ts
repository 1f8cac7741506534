import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A minimal load balancer. */
export interface RoundRobin {
  origin: string;
  close(): Promise<void>;
}

/** What nginx may send again after a connection broke, with the settings in OPERATIONS.md. */
const SAFE_TO_REPEAT = ['GET', 'HEAD', 'PUT', 'DELETE'];

/**
 * Sends requests to servers in turn over connections that it keeps, and goes on to the next server when
 * nginx would: when one takes no connection, or breaks one before its answer and the request is safe to repeat.
 */
export async function openRoundRobin(origins: string[]): Promise<RoundRobin> {
  // In turn as well: one that is left idle is closed in the end, perhaps while a request is underway on it.
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo' });
  let turn = 0;
  const pass = (incoming: IncomingMessage, body: Buffer, reply: ServerResponse, left: string[]) => {
    const [origin, ...others] = left;
    const outgoing = httpRequest(`${origin}${incoming.url}`, {
      method: incoming.method,
      headers: { ...incoming.headers, connection: 'keep-alive' },
      agent,
    });
    outgoing.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502);
      answer.pipe(reply);
      answer.on('error', () => reply.destroy());
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const repeatable =
        error.code === 'ECONNREFUSED' ||
        (!reply.headersSent && SAFE_TO_REPEAT.includes(incoming.method ?? ''));
      if (repeatable && others.length > 0) return pass(incoming, body, reply, others);
      if (!reply.headersSent) reply.writeHead(502);
      reply.end(`${error.code} ${error.message}, reused: ${outgoing.reusedSocket}`);
    });
    outgoing.end(body);
  };
  const server = createServer((incoming, reply) => {
    turn = (turn + 1) % origins.length;
    const inTurn = [...origins.slice(turn), ...origins.slice(0, turn)];
    void buffer(incoming).then((body) => pass(incoming, body, reply, inTurn));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
