import { setTimeout as delay } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { HEARTBEAT_MS } from '@promptmint/core/database/entities/heartbeat';
import { OnceAMinute } from '@promptmint/core/logging/once-a-minute';
import { Auditor } from '../audit/auditor.js';
import { OpenRefunds } from './open-refunds.js';
import { OutboxRelay } from './outbox-relay.js';
import { OverdueGenerations } from './overdue-generations.js';
import { PendingPayments } from './pending-payments.js';

/**
 * Runs on a timer what must continue while the queue is unreachable. Every worker does it: each
 * task is safe to run twice at the same time.
 */
@Injectable()
export class MaintenanceTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MaintenanceTimer.name);
  private readonly ending = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly outbox: OutboxRelay,
    private readonly overdue: OverdueGenerations,
    private readonly payments: PendingPayments,
    private readonly refunds: OpenRefunds,
    private readonly auditor: Auditor,
  ) {}

  onApplicationBootstrap(): void {
    const { signal } = this.ending;
    this.running = Promise.all([
      this.repeat('relay-outbox', HEARTBEAT_MS, () => this.outbox.relayWaiting()),
      this.repeat('end-overdue', 10_000, () => this.overdue.end()),
      this.repeat('ask-for-payments', 60_000, () => this.payments.ask(signal)),
      this.repeat('ask-for-refunds', 60_000, () => this.refunds.carryOut(signal)),
      this.repeat('audit', 60_000, () => this.auditor.lookAtTouched()),
    ]);
  }

  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    await this.running;
  }

  private async repeat(name: string, everyMs: number, task: () => Promise<void>): Promise<void> {
    const { signal } = this.ending;
    const failures = new OnceAMinute();
    while (!signal.aborted) {
      try {
        await task();
      } catch (err) {
        failures.write(`${name} failed and is tried again soon`, (text) =>
          this.logger.warn({ err }, text),
        );
      }
      await delay(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
