// `npm run queue-page`
import { runOnDatabase } from './run-on-database.ts';

await runOnDatabase('backend/dist/queue-page-link.js');
