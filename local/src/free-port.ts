import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { systemCode } from './start-error.ts';

/**
 * Ports that no system gives to outgoing connections, which would take them before the program that
 * they are for listens.
 */
const FIRST_PORT = 10_240;
const LAST_PORT = 32_767;

/** @returns the port, after listening on this address for a moment. */
export async function tryPort(port: number, host: string): Promise<number> {
  return release(await listen(port, host));
}

/** A port on 127.0.0.1 that is free now. */
export const freePort = async () => release(await listenAnywhere());

/** For each name of an environment variable another port on 127.0.0.1 that is free now. */
export async function freePorts<Name extends string>(
  ...names: Name[]
): Promise<Record<Name, string>> {
  // All are held until each is known: a released port may be chosen again.
  const held = await Promise.all(names.map(listenAnywhere));
  const ports = await Promise.all(held.map(release));
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])])) as Record<
    Name,
    string
  >;
}

async function listenAnywhere(): Promise<Server> {
  for (;;) {
    try {
      return await listen(randomInt(FIRST_PORT, LAST_PORT + 1), '127.0.0.1');
    } catch (error) {
      if (systemCode(error) !== 'EADDRINUSE') throw error;
    }
  }
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
