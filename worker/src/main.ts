import { NestFactory } from '@nestjs/core';
import { readSettings } from '@promptmint/core/config/settings';
import { openQueueStore } from '@promptmint/core/queues/queue-store';
import { Logger } from 'nestjs-pino';
import { WorkerModule } from './worker.module.js';

try {
  const settings = readSettings(process.env);
  const worker = await NestFactory.createApplicationContext(
    WorkerModule.of(settings, openQueueStore(settings, 'consumer')),
    { bufferLogs: true, abortOnError: false },
  );
  worker.useLogger(worker.get(Logger));
  worker.enableShutdownHooks();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
