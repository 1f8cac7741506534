/** A deadlock, and a transaction that cannot be put in a line with the others. */
const CONFLICTS = new Set(['40P01', '40001']);

/**
 * Runs a transaction, and once more when the database broke it up for the sake of another one: nothing of
 * it was kept. What it does outside the database must bear to be done twice.
 */
export async function withoutConflict<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (!CONFLICTS.has((error as { code?: string }).code ?? '')) throw error;
    return transaction();
  }
}
