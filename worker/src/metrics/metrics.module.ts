import { Global, Module } from '@nestjs/common';
import { FailedMailsGauge } from './failed-mails-gauge.js';
import { MetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.js';
import { QueueGauge } from './queue-gauge.js';
import { RejectedEventsGauge } from './rejected-events-gauge.js';
import { WorkGauges } from './work-gauges.js';

/** What the worker counts, for every module, and the page that shows it. Expects the entity manager and the queues. */
@Global()
@Module({
  providers: [
    Metrics,
    MetricsServer,
    FailedMailsGauge,
    RejectedEventsGauge,
    QueueGauge,
    WorkGauges,
  ],
  exports: [Metrics],
})
export class MetricsModule {}
