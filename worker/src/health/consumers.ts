import { WorkerHost } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { QueueWorker } from '../queue-worker.js';

/** The consumers of this process, one for each queue. */
@Injectable()
export class Consumers {
  constructor(private readonly discovery: DiscoveryService) {}

  /** The names of the queues that this process takes no jobs from. */
  silentQueues(): string[] {
    return this.discovery
      .getProviders()
      .map(({ instance }) => (instance instanceof WorkerHost ? instance.worker : null))
      .filter((worker) => worker instanceof QueueWorker)
      .filter((worker) => !worker.takesJobs())
      .map(({ name }) => name);
  }
}
