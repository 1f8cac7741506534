// `npm start`, `npm run dev` and the commands of operators: runs on the machine's own Node, installs what is
// missing, and continues on the project's Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, projectNode } from './install.mjs';
import { noteRunning } from './running-note.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENTRIES = {
  start: 'src/main.ts',
  dev: 'src/dev.ts',
  backup: 'src/backup/main-backup.ts',
  restore: 'src/backup/main-restore.ts',
  doctor: 'src/doctor.ts',
};

const [mode, ...args] = readMode(process.argv.slice(2));
try {
  await install(mode === 'dev' ? 'everything' : 'running');
  handOver();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

/**
 * @param {string[]} given
 * @returns {[keyof typeof ENTRIES, ...string[]]}
 */
function readMode([name = 'start', ...more]) {
  return name in ENTRIES ? [/** @type {keyof typeof ENTRIES} */ (name), ...more] : ['start'];
}

function handOver() {
  const entry = fileURLToPath(new URL(ENTRIES[mode], import.meta.url));
  const child = spawn(projectNode(), ['--disable-warning=ExperimentalWarning', entry, ...args], {
    stdio: 'inherit',
    // For everything that it starts: the next start reads compiled code instead of compiling it
    // again.
    env: { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'), ...process.env },
  });
  const isProduct = mode === 'start' || mode === 'dev';
  const forgetRunning = isProduct && child.pid ? noteRunning(ROOT, child.pid) : () => {};
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env.npm_lifecycle_event) endWithParent(child);
  child.on('error', (error) => {
    console.error(`\nThe project's Node cannot run on this machine (${error.message}).`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    forgetRunning();
    if (code === null) console.error(`\nThe starter was ended by ${signal}.`);
    process.exit(code ?? 1);
  });
}

/**
 * A signal to npm ends npm and the shell between npm and this process, and is not passed on: a
 * missing parent is the sign.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithParent(child) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
  watch.unref();
}
