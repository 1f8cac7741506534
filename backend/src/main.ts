import '@promptmint/core/config/drop-empty-variables';
import { readSettings } from '@promptmint/core/config/read-settings';
import { refusePooledDirectUrl } from '@promptmint/core/database/direct-connection';
import { endOnSignal } from '@promptmint/core/tracing/end-on-signal';
import { startTracing } from '@promptmint/core/tracing/tracing';
import { createApi } from './api.js';
import { Drain } from './drain.js';

/** A client that never finishes must not keep the process running, in milliseconds. */
const SHUTDOWN_MS = 10_000;

try {
  const settings = readSettings(process.env);
  await refusePooledDirectUrl(settings);
  await startTracing('promptmint-api');
  const app = await createApi(settings);
  const drain = new Drain(app.getHttpServer());
  await app.listen(settings.PORT, settings.HOST);
  endOnSignal(async () => {
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    await drain.run();
    await app.close();
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
