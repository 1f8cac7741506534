import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small HTTP server beside the process for monitoring. */
export interface InternalServer {
  port: number;
  close(): Promise<void>;
}

/** Serves one address with GET, and 404 for everything else. Fails when the port is taken. */
export async function openInternalServer(
  address: { port: number; host: string; path: string },
  answer: RequestListener,
): Promise<InternalServer> {
  const server = createServer((request, response) => {
    const known = request.method === 'GET' && request.url?.split('?')[0] === address.path;
    if (known) answer(request, response);
    else response.writeHead(404).end();
  });
  server.listen(address.port, address.host);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
