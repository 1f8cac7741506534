// The progress that a person sees. Also used before anything is installed.

/**
 * Does one piece of work, and shows that it is running and how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const out = process.stdout;
  const started = Date.now();
  const wholeSeconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  out.write(`  - ${title} ...${out.isTTY ? '' : '\n'}`);
  const ticker = out.isTTY
    ? setInterval(() => out.write(`\r  - ${title} ... ${wholeSeconds()}`), 1000)
    : setInterval(() => out.write(`    still at it after ${wholeSeconds()}\n`), 15_000);
  try {
    const result = await work();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    out.write(`${out.isTTY ? '\r\x1b[K' : ''}  ✓ ${title} (${seconds} s)\n`);
    return result;
  } catch (error) {
    if (out.isTTY) out.write('\n');
    throw error;
  } finally {
    clearInterval(ticker);
  }
}
