/** A deadlock, or a transaction that cannot be serialized. */
const CONFLICTS = new Set(['40P01', '40001']);

/**
 * Runs a transaction, and once more if the database rolled it back because of another one. What it
 * does outside the database must be safe to do twice.
 */
export async function withoutConflict<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (!CONFLICTS.has((error as { code?: string }).code ?? '')) throw error;
    return transaction();
  }
}
