import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { REJECTION_REASONS, RejectedEvent } from '@promptmint/core/database/entities/payment';
import { Gauge } from 'prom-client';
import { Metrics } from './metrics.js';

/**
 * Shows how many signed events of the payment provider were refused: the same number in all
 * workers.
 */
@Injectable()
export class RejectedEventsGauge {
  constructor(metrics: Metrics, em: EntityManager) {
    const gauge = new Gauge({
      name: 'promptmint_rejected_payment_events',
      help: 'Signed events of the payment provider that were refused and have not come right since',
      labelNames: ['reason'],
      registers: [metrics.registry],
      collect: async () => {
        try {
          for (const reason of REJECTION_REASONS)
            gauge.set({ reason }, await em.fork().count(RejectedEvent, { reason }));
        } catch {
          // While the database is unreachable, the page shows all else, and no number that may be
          // wrong.
          gauge.reset();
        }
      },
    });
  }
}
