import type { Pool, PoolClient } from 'pg';

type Release = PoolClient['release'];

/**
 * Returns the place of a lost connection to the pool. Its user does not always: kysely keeps the
 * connection of a transaction whose rollback fails, and the rollback on a lost one always fails, so
 * that the pool would soon be full of them.
 */
export function releaseLostConnections(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    let release: Release | undefined;
    // The pool sets it again each time the connection is used.
    Object.defineProperty(client, 'release', {
      get: () => release,
      set: (given: Release) => {
        release = onlyOnce(given);
      },
    });
    client.once('end', () => release?.(true));
  });
}

/** The pool throws when a connection is returned twice, which its user may still do. */
function onlyOnce(release: Release): Release {
  let isReleased = false;
  return (destroy) => {
    if (isReleased) return;
    isReleased = true;
    release(destroy);
  };
}
