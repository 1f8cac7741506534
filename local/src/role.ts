// `npm run role`
import { runOnDatabase } from './run-on-database.ts';

await runOnDatabase('backend/dist/role.js');
