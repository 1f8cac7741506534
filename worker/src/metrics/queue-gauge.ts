import { getQueueToken } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { addReadGauge } from '@promptmint/core/monitoring/read-gauge';
import { QUEUES } from '@promptmint/core/queues/queue-names';
import type { Queue } from 'bullmq';
import { Metrics } from './metrics.js';

/** Jobs that ended are removed at once, so that only these states hold any. */
const STATES = ['waiting', 'prioritized', 'active', 'delayed'] as const;

/** Counting them costs the store about as much as there are jobs. */
const MAX_AGE_MS = 10_000;

/** Shows how many jobs each queue holds: the same numbers in all workers. */
@Injectable()
export class QueueGauge {
  constructor(metrics: Metrics, module: ModuleRef) {
    addReadGauge(metrics.registry, {
      name: 'promptmint_queue_jobs',
      help: 'Jobs on a queue, by state',
      labels: ['queue', 'state'],
      maxAgeMs: MAX_AGE_MS,
      read: async () => {
        const counted = await Promise.all(
          QUEUES.map(async (name) => {
            const queue = module.get<Queue>(getQueueToken(name), { strict: false });
            const counts = await queue.getJobCounts(...STATES);
            return STATES.map((state) => ({
              labels: { queue: name, state },
              value: counts[state] ?? 0,
            }));
          }),
        );
        return counted.flat();
      },
    });
  }
}
