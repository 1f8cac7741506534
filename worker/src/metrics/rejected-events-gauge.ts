import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  REJECTION_REASONS,
  type RejectionReason,
} from '@promptmint/core/database/entities/payment';
import { addReadGauge } from '@promptmint/core/monitoring/read-gauge';
import { Metrics } from './metrics.js';

const MAX_AGE_MS = 10_000;

const REJECTED = 'select reason, count(*)::int as events from rejected_events group by reason';

/**
 * Shows how many signed events of the payment provider were refused: the same number in all
 * workers.
 */
@Injectable()
export class RejectedEventsGauge {
  constructor({ registry }: Metrics, em: EntityManager) {
    addReadGauge(registry, {
      name: 'promptmint_rejected_payment_events',
      help: 'Signed events of the payment provider that were refused and have not come right since',
      labels: ['reason'],
      maxAgeMs: MAX_AGE_MS,
      read: async () => {
        type Row = { reason: RejectionReason; events: number };
        const found = await em.fork().execute<Row[]>(REJECTED);
        return REJECTION_REASONS.map((reason) => ({
          labels: { reason },
          value: found.find((row) => row.reason === reason)?.events ?? 0,
        }));
      },
    });
  }
}
