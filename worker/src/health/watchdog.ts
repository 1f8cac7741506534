import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { EXIT_TO_RESTART } from '@promptmint/core/config/exit-codes';
import { WORKER_ALIVE_MS } from '@promptmint/core/database/entities/heartbeat';
import { Consumers } from './consumers.js';

/** How long the queue may give no answer, and how often that is checked, in milliseconds. */
const NO_ANSWER_MAX_MS = 60_000;
const LOOK_MS = 5_000;
/** A consumer counts as silent only if it has had no answer for a while. */
const SILENT_MAX_MS = NO_ANSWER_MAX_MS - WORKER_ALIVE_MS;

/** Injection token of the function that ends the process. */
export const EXIT = Symbol('exit');

/**
 * Ends this process when it has taken no jobs for a minute, so that its supervisor starts it again:
 * a connection can be lost in unforeseen ways. It counts checks, not time, because a machine that
 * slept has lost nothing yet.
 */
@Injectable()
export class Watchdog implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Watchdog.name);
  private silentLooks = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly consumers: Consumers,
    @Inject(EXIT) private readonly exit: (code: number) => void,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), LOOK_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const queues = this.consumers.silentQueues();
    this.silentLooks = queues.length === 0 ? 0 : this.silentLooks + 1;
    if (this.silentLooks * LOOK_MS < SILENT_MAX_MS) return;
    this.logger.fatal(
      { queues },
      `no answer from the queue for ${NO_ANSWER_MAX_MS / 1_000} s: this worker ends, to be started again`,
    );
    this.exit(EXIT_TO_RESTART);
  }
}
