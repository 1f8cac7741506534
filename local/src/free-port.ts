import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/**
 * Listens for a moment on this address and releases the port again; 0 lets the system choose a free
 * one.
 */
export async function tryPort(port: number, host: string): Promise<number> {
  return release(await listen(port, host));
}

/** A port on 127.0.0.1 that is free now. */
export const freePort = () => tryPort(0, '127.0.0.1');

/** For each name of an environment variable another port on 127.0.0.1 that is free now. */
export async function freePorts<Name extends string>(
  ...names: Name[]
): Promise<Record<Name, string>> {
  // All are held until each is known: the system may choose a released port again.
  const held = await Promise.all(names.map(() => listen(0, '127.0.0.1')));
  const ports = await Promise.all(held.map(release));
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])])) as Record<
    Name,
    string
  >;
}

async function listen(port: number, host: string): Promise<Server> {
  const server = createServer();
  await once(server.listen(port, host), 'listening');
  return server;
}

async function release(server: Server): Promise<number> {
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
