import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { SETTINGS } from '../settings.js';

/**
 * The part of the database's connections that new generations may use; the rest is for other
 * requests.
 */
const POOL_SHARE = 3 / 4;

/** How long a request waits for admission, in milliseconds. */
const WAIT_MAX_MS = 2_000;

const RETRY_AFTER_S = 2;

/**
 * Limits how many new generations run at once, so that their queries never use up all database
 * connections: a flood of them waits here, and does not block the queries of other requests.
 */
@Injectable()
export class Admission {
  private free: number;
  private readonly queue = new Set<() => void>();
  private readonly leaving = new WeakMap<FastifyRequest, () => void>();

  constructor(@Inject(SETTINGS) { DATABASE_POOL_MAX }: Settings) {
    this.free = Math.max(1, Math.floor(DATABASE_POOL_MAX * POOL_SHARE));
  }

  /**
   * Lets the next request in once an answer is known. The connection may say much later that it is sent, or
   * never: a client can send many requests at once and read none of the answers.
   */
  leaveWithAnswers(server: FastifyInstance): void {
    server.addHook('onSend', (request, _reply, _payload, done) => {
      this.leave(request);
      done();
    });
  }

  /** @throws {AppError} `service_unavailable` when the request was not admitted in time */
  async enter(request: FastifyRequest): Promise<void> {
    if (!(await this.acquire())) {
      throw new AppError('service_unavailable', { retry_after: RETRY_AFTER_S });
    }
    this.leaving.set(request, () => this.release());
  }

  /**
   * Lets the next request in; from now on this one only waits. Calling it again changes nothing.
   */
  leave(request: FastifyRequest): void {
    this.leaving.get(request)?.();
    this.leaving.delete(request);
  }

  private async acquire(): Promise<boolean> {
    if (this.free > 0) {
      this.free -= 1;
      return true;
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const letIn = () => resolve(true);
    this.queue.add(letIn);
    const timer = setTimeout(() => {
      this.queue.delete(letIn);
      resolve(false);
    }, WAIT_MAX_MS);
    return promise.finally(() => clearTimeout(timer));
  }

  private release(): void {
    const [letIn] = this.queue;
    if (!letIn) return void (this.free += 1);
    this.queue.delete(letIn);
    letIn();
  }
}
