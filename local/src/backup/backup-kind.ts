import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { reason, StartError } from '../start-error.ts';

/** How files that pg_dump has written begin. */
const DUMP = 'PGDMP';

/**
 * Whether a backup holds the files of a cluster or what pg_dump has written.
 * @throws {StartError} when it cannot be read
 */
export async function kindOf(file: string): Promise<'cluster' | 'dump'> {
  const compressed = createReadStream(file);
  try {
    const text = compressed.compose<import('node:stream').Duplex>(createGunzip());
    for await (const chunk of text) {
      const start = (chunk as Buffer).subarray(0, DUMP.length).toString('latin1');
      return start === DUMP ? 'dump' : 'cluster';
    }
    throw new Error('it is empty');
  } catch (error) {
    throw new StartError(
      `${file} cannot be read, or is not a Promptmint backup (${reason(error)}).`,
    );
  } finally {
    compressed.destroy();
  }
}
