import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { localModelFileOf } from './data-folder.ts';
import { writeChoice } from './local-model/choice-file.ts';
import { ROOT } from './local-settings.ts';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'promptmint-doctor-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true }));

/** Nothing listens there: the doctor says so of the model that it asks. */
const baseUrl = 'http://127.0.0.1:2/v1';

it('npm run doctor asks the model that was chosen on the dashboard', () => {
  const since = new Date().toISOString();
  writeChoice(localModelFileOf(DATA_DIR), { name: 'qwen3:8b', host: null, baseUrl, since });
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'local/src/doctor.ts')], {
    encoding: 'utf8',
    env: { DATA_DIR },
  });
  expect(stdout).toMatch(/^Models +✗ OPENAI_COMPATIBLE_BASE_URL: .*ECONNREFUSED/m);
});
