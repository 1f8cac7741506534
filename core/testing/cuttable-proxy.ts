import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../local/src/free-port.ts';

/** A TCP proxy that plays the network between a process and its store. */
export interface CuttableProxy {
  /** The given URL, through the proxy. */
  url: string;
  /** Drops every connection and refuses new ones, like a store that went down. */
  cut(): Promise<void>;
  /** Swallows all data, like a network that went silent. */
  freeze(): void;
  /** Accepts new connections. Frozen ones stay silent, as with dropped state in a firewall. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function openProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const silent = new Set<Socket>();
  let frozen = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => frozen || silent.has(from) || to.write(chunk));
      from.on('close', () => {
        sockets.delete(from);
        silent.delete(from);
        to.destroy();
      });
      from.on('error', () => undefined);
    }
  });
  const dropAll = () => sockets.forEach((socket) => socket.destroy());
  const own = await freePort();
  const listen = () => once(server.listen(own, '127.0.0.1'), 'listening');
  await listen();
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  const cut = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    dropAll();
    await closed;
  };
  return {
    url: url.href,
    cut,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) silent.add(socket);
    },
    restore: async () => {
      frozen = false;
      if (!server.listening) await listen();
    },
    close: cut,
  };
}
