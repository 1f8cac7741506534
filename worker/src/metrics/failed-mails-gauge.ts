import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { addReadGauge } from '@promptmint/core/monitoring/read-gauge';
import { Metrics } from './metrics.js';

const MAX_AGE_MS = 10_000;

/** Shows how many failed emails wait for an operator: the same number in all workers. */
@Injectable()
export class FailedMailsGauge {
  constructor({ registry }: Metrics, em: EntityManager) {
    addReadGauge(registry, {
      name: 'promptmint_failed_mails',
      help: 'Failed emails that wait for an operator',
      labels: [],
      maxAgeMs: MAX_AGE_MS,
      read: async () => {
        const dead = { queue: 'mail', failedAt: { $ne: null } } as const;
        return [{ labels: {}, value: await em.fork().count(OutboxMessage, dead) }];
      },
    });
  }
}
