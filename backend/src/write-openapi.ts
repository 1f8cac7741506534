import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { readSettings } from '@promptmint/core/config/settings';
import { openQueueStore } from '@promptmint/core/queues/queue-store';
import { AppModule } from './app.module.js';
import { createOpenApiDocument } from './openapi.js';

// Nothing connects in preview mode: these only have to be well-formed.
const settings = readSettings({
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  JWT_SECRET: 'not used: this process signs nothing',
});
const app = await NestFactory.create(
  AppModule.of(settings, openQueueStore(settings, 'producer')),
  new FastifyAdapter(),
  { preview: true, logger: ['error'] },
);
const document = JSON.stringify(createOpenApiDocument(app), null, 2);
await writeFile(new URL('../../openapi.json', import.meta.url), `${document}\n`);
process.exit(0);
