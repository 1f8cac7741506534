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
import { endTracing, startTracing } from '@promptmint/core/tracing/tracing';
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
  const end = async () => {
    // Only now: the jobs in hand end first, and their spans with them.
    await worker.close();
    await endTracing();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof NoQueueStoreError ? EXIT_TO_RESTART : 1);
}
