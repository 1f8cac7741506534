import { readSettings } from '@promptmint/core/config/settings';
import { createApi } from './api.js';

try {
  const settings = readSettings(process.env);
  const app = await createApi(settings);
  await app.listen(settings.PORT, settings.HOST);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
