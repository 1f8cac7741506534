/** Whether an error is PostgreSQL's about a constraint, or was caused by it. */
export function violates(error: unknown, constraint: string): boolean {
  const { cause } = error as { cause?: unknown };
  return [error, cause].some(
    (candidate) => (candidate as { constraint?: string } | undefined)?.constraint === constraint,
  );
}
