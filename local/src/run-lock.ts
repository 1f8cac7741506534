import { DatabaseSync } from 'node:sqlite';

/** Referred to for as long as the process lives: a lock that is collected as garbage is released. */
const held: DatabaseSync[] = [];

/**
 * Takes a file for this process until it ends, however it ends: the system itself releases the lock of an
 * SQLite file. False when another process has it.
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
