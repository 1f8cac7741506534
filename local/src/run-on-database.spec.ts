import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { compile } from './compile.ts';
import { ROOT } from './local-settings.ts';

/** As `npm run role` starts it: some versions of Node warn of running TypeScript. */
const QUIET = '--disable-warning=ExperimentalWarning';

beforeAll(async () => void (await compile()));

/** With a password that production accepts; nothing listens there. */
const DATABASE_URL = 'postgres://app:b7d1f0c29e64a835@127.0.0.1:2/app';

it('npm run role asks for the database alone in production, and for nothing else that the product needs', () => {
  const { stderr } = spawnSync(process.execPath, [QUIET, join(ROOT, 'local/src/role.ts')], {
    encoding: 'utf8',
    env: { NODE_ENV: 'production', DATABASE_URL },
  });
  expect(stderr).toBe(
    'The database refused or did not answer (ECONNREFUSED): look at DATABASE_URL.\n',
  );
});
