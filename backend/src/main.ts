import '@promptmint/core/config/drop-empty-variables';
import { readSettings } from '@promptmint/core/config/settings';
import { createApi } from './api.js';

/** A client that does not finish must not keep the process from ending, in milliseconds. */
const SHUTDOWN_MS = 10_000;

try {
  const settings = readSettings(process.env);
  const app = await createApi(settings);
  await app.listen(settings.PORT, settings.HOST);
  process.once('SIGTERM', () => setTimeout(() => process.exit(0), SHUTDOWN_MS).unref());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
