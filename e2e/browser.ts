import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../local/src/chromium.ts';

const NO_CHROMIUM = 'browser journeys: no Chromium, install it with "apt-get install chromium"';

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

/** `flags` are Chromium's own, beside those that every test needs. */
export function openBrowser(executablePath: string, ...flags: string[]): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}
