import { createServer } from 'node:net';

/**
 * Listens for a moment on this address and releases the port again; 0 lets the system choose a free
 * one.
 */
export function tryPort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** A port on 127.0.0.1 that is free now. */
export const freePort = () => tryPort(0, '127.0.0.1');
