import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How long idle connections may send one more request, in milliseconds. */
const LAST_REQUESTS_MS = 2_000;
/** How long requests that are being answered may take, in milliseconds. */
const LAST_ANSWERS_MS = 5_000;
const POLL_MS = 25;

/**
 * Counts the requests that are being answered, so that a server can stop without interrupting one.
 */
export class Drain {
  private active = 0;
  private draining = false;

  constructor(private readonly server: Server) {
    server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
      this.active += 1;
      response.once('close', () => (this.active -= 1));
      if (this.draining) response.shouldKeepAlive = false;
    });
  }

  /**
   * Takes no new connections, and answers each open one a last time. Returns when nothing is being
   * answered, or when time is up.
   */
  async run(): Promise<void> {
    this.draining = true;
    // Not the HTTP server's own: it would also close idle connections, on which a request may be underway.
    NetServer.prototype.close.call(this.server);
    const begun = performance.now();
    for (let ms = 0; ms < LAST_ANSWERS_MS; ms = performance.now() - begun) {
      if (this.active === 0 && (ms > LAST_REQUESTS_MS || (await this.connections()) === 0)) return;
      await delay(POLL_MS);
    }
  }

  private connections(): Promise<number> {
    return new Promise((resolve) => {
      this.server.getConnections((_, count) => resolve(count));
    });
  }
}
