import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Heartbeat } from '@promptmint/core/database/entities/heartbeat';

/**
 * Without a sign of a worker for this long, nothing is charged that needs a worker, in
 * milliseconds.
 */
const MISSING_MS = 60_000;

/**
 * Whether a worker takes jobs, according to the database: a worker's heartbeat is a job of its own
 * queue.
 */
@Injectable()
export class WorkerPresence {
  private readonly startedAt = Date.now();
  /** The newest beat that was read, in milliseconds since 1970: it stays true, so that `isMissing` needs no second look. */
  private lastBeat = 0;

  constructor(private readonly em: EntityManager) {}

  /** Whether a worker has taken a job within so many milliseconds. */
  async seenWithin(ms: number): Promise<boolean> {
    const heartbeat = await this.em.fork().findOne(Heartbeat, { process: 'worker' });
    this.lastBeat = heartbeat?.consumedAt.getTime() ?? 0;
    return this.lastBeat > Date.now() - ms;
  }

  /**
   * Whether no worker has been seen for a minute; one that starts with this process has that time
   * too.
   */
  async isMissing(): Promise<boolean> {
    const since = Date.now() - MISSING_MS;
    if (this.startedAt > since || this.lastBeat > since) return false;
    return !(await this.seenWithin(MISSING_MS));
  }
}
