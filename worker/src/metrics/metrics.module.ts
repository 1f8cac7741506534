import { Global, Module } from '@nestjs/common';
import { FailedMailsGauge } from './failed-mails-gauge.js';
import { MetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.js';
import { RejectedEventsGauge } from './rejected-events-gauge.js';

/** What the worker counts, for every module, and the page that shows it. Expects the entity manager. */
@Global()
@Module({
  providers: [Metrics, MetricsServer, FailedMailsGauge, RejectedEventsGauge],
  exports: [Metrics],
})
export class MetricsModule {}
