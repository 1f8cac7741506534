import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../local/src/chromium.ts';

const NO_CHROMIUM =
  'browser journeys: no Chromium, install it with "apt-get install chromium-headless-shell"';

/** Keeps Chromium from calling its maker. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of Chromium. Without one, prints that the journeys are skipped; in CI that is an error.
 */
export function chromiumOrSkip(): string | null {
  const path = findChromium();
  if (path) return path;
  if (process.env['CI'] === 'true') throw new Error(`CI must not skip ${NO_CHROMIUM}`);
  process.stderr.write(`skipped: ${NO_CHROMIUM}\n`);
  return null;
}

/**
 * Opens Chromium, and tries once more when it does not start. `flags` are Chromium's own, beside those that
 * every test needs.
 */
export async function openBrowser(executablePath: string, ...flags: string[]): Promise<Browser> {
  const launch = () =>
    chromium.launch({
      executablePath,
      args: [...FLAGS, ...flags],
      // Jest ends a process that has grown too large with SIGTERM, often when the next test file runs in it
      // already, and gives the file to another process. If Playwright handled the signal, the process would
      // go on without a browser until Jest kills it, and might report by then that the tests failed.
      handleSIGTERM: false,
    });
  return launch().catch((error: unknown) => {
    process.stderr.write(`Chromium did not start and is started once more: ${error}\n`);
    return launch();
  });
}
