import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How long no request has to come before idle connections are closed, in milliseconds. */
const QUIET_MS = 2_000;
/** How long the last requests and their answers may take. */
const LAST_ANSWERS_MS = 8_000;
const POLL_MS = 25;

/**
 * Counts the requests that are being answered, so that a server can stop without interrupting one.
 */
export class Drain {
  private active = 0;
  private draining = false;
  private lastRequest = 0;

  constructor(private readonly server: Server) {
    server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
      this.active += 1;
      this.lastRequest = performance.now();
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
    // Not the HTTP server's own: it would also close idle connections, to which a request may already be on its way.
    NetServer.prototype.close.call(this.server);
    const begun = performance.now();
    for (let now = begun; now - begun < LAST_ANSWERS_MS; now = performance.now()) {
      if ((await this.connections()) === 0) return;
      const quiet = performance.now() - Math.max(begun, this.lastRequest) > QUIET_MS;
      if (this.active === 0 && quiet) break;
      await delay(POLL_MS);
    }
    // Now, because a request that comes while the rest of the process ends would get no answer.
    this.server.closeIdleConnections();
  }

  private connections(): Promise<number> {
    return new Promise((resolve) => {
      this.server.getConnections((_, count) => resolve(count));
    });
  }
}
