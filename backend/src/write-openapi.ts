import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { readSettings } from '@promptmint/core/config/settings';
import { openQueueStore } from '@promptmint/core/queues/queue-store';
import { AppModule } from './app.module.js';
import { CatalogueController } from './catalogue/catalogue.controller.js';
import { createOpenApiDocument } from './openapi.js';

// Nothing connects in preview mode: these only have to be well-formed.
const settings = readSettings({
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  JWT_SECRET: 'not used: this process signs nothing',
});
const app = await NestFactory.create(
  AppModule.of(settings, openQueueStore(settings)),
  new FastifyAdapter(),
  { preview: true, logger: ['error'] },
);
await write('openapi.json', createOpenApiDocument(app));
// What the public pages are built with; the answer of `GET /api/catalogue`.
await write('frontend/src/api/catalogue.json', new CatalogueController(settings).catalogue());
process.exit(0);

/** Writes a file of the contract, by its path in the repository. */
async function write(path: string, content: unknown): Promise<void> {
  const text = JSON.stringify(content, null, 2);
  await writeFile(new URL(`../../${path}`, import.meta.url), `${text}\n`);
}
