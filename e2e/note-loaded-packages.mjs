// Writes the address of every module of some packages that a process loads to the file LOADED_PACKAGES.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const NOTED =
  /node_modules\/(@mikro-orm|kysely|@opentelemetry|@ai-sdk\/otel|@fastify\/otel|@bull-board|bullmq-otel|import-in-the-middle|require-in-the-middle|prom-client)\//;

registerHooks({
  load(url, context, nextLoad) {
    if (NOTED.test(url)) appendFileSync(process.env.LOADED_PACKAGES, `${url}\n`);
    return nextLoad(url, context);
  },
});
