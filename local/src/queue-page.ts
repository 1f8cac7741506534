// `npm run queue-page`
import { runOnDatabase } from './run-on-database.ts';

runOnDatabase('backend/dist/queue-page-link.js');
