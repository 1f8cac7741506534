import '@promptmint/core/config/drop-empty-variables';
import { NestFactory } from '@nestjs/core';
import { readSettings } from '@promptmint/core/config/read-settings';
import { EXIT_TO_RESTART } from '@promptmint/core/config/exit-codes';
import { refusePooledDirectUrl } from '@promptmint/core/database/direct-connection';
import {
  NoQueueStoreError,
  openQueueStore,
  waitForQueueStore,
} from '@promptmint/core/queues/queue-store';
import { endOnSignal } from '@promptmint/core/tracing/end-on-signal';
import { startTracing } from '@promptmint/core/tracing/tracing';
import { Logger } from 'nestjs-pino';
import { WorkerModule } from './worker.module.js';

try {
  const settings = readSettings(process.env);
  await refusePooledDirectUrl(settings);
  await startTracing('promptmint-worker');
  const store = openQueueStore(settings);
  await waitForQueueStore(store);
  const worker = await NestFactory.createApplicationContext(WorkerModule.of(settings, store), {
    bufferLogs: true,
    abortOnError: false,
  });
  worker.useLogger(worker.get(Logger));
  endOnSignal(() => worker.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof NoQueueStoreError ? EXIT_TO_RESTART : 1);
}
