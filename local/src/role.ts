// `npm run role`
import { runOnDatabase } from './run-on-database.ts';

runOnDatabase('backend/dist/role.js');
