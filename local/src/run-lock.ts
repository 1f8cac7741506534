import { DatabaseSync } from 'node:sqlite';

/** Referenced as long as the process lives: a lock that is garbage-collected is released. */
const held: DatabaseSync[] = [];

/**
 * Locks a file for this process until it ends, for any reason: the system itself releases the lock
 * of an SQLite file. False if another process has it.
 */
export function takeLock(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    held.push(database);
    return true;
  } catch (error) {
    database.close();
    if (String(error).includes('database is locked')) return false;
    throw error;
  }
}
