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

  constructor(private readonly em: EntityManager) {}

  /** Whether a worker has taken a job within so many milliseconds. */
  async seenWithin(ms: number): Promise<boolean> {
    const consumedAt = { $gt: new Date(Date.now() - ms) };
    return (await this.em.count(Heartbeat, { process: 'worker', consumedAt })) > 0;
  }

  /**
   * Whether no worker has been seen for a minute; one that starts with this process has that time
   * too.
   */
  async isMissing(): Promise<boolean> {
    if (Date.now() - this.startedAt < MISSING_MS) return false;
    return !(await this.seenWithin(MISSING_MS));
  }
}
