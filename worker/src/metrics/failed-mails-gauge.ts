import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { Gauge } from 'prom-client';
import { Metrics } from './metrics.js';

/** Shows how many failed emails wait for an operator: the same number in all workers. */
@Injectable()
export class FailedMailsGauge {
  constructor(metrics: Metrics, em: EntityManager) {
    const gauge = new Gauge({
      name: 'promptmint_failed_mails',
      help: 'Failed emails that wait for an operator',
      registers: [metrics.registry],
      collect: async () => {
        try {
          gauge.set(
            await em.fork().count(OutboxMessage, { queue: 'mail', failedAt: { $ne: null } }),
          );
        } catch {
          // While the database is unreachable, the page shows all else, and no number that may be
          // wrong.
          gauge.remove();
        }
      },
    });
  }
}
