import { step } from '../../progress.mjs';
import type { Shutdown } from '../shutdown.ts';
import { writeBackup } from './durable-files.ts';
import { requireProgram, startProgram } from './postgres-program.ts';
import { openServer } from './server-connection.ts';

/** Compressed with the rest of the file; the counts of rate limits are empty after a crash too. */
const DUMP = ['--format=custom', '--compress=0', '--no-unlogged-table-data', '--no-password'];

/**
 * Writes the database of `DATABASE_URL`, as it is at one moment, into one file; the product may run.
 * @throws {StartError}
 */
export async function backUpServer(file: string, { interrupted }: Shutdown): Promise<void> {
  const server = await openServer();
  try {
    const pgDump = requireProgram('pg_dump', server.major);
    await step('Writing the backup', async () => {
      const dump = startProgram(pgDump, DUMP, server.environment, interrupted);
      const options = { signal: interrupted, isWhole: dump.finished };
      await writeBackup(file, dump.stdout, options);
    });
  } finally {
    await server.close();
  }
}
