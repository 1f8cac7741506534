/**
 * How long to wait before trying once more, in milliseconds: twice as long after each failure, up to a limit,
 * and never quite the same, so that many who lost one server do not all come back at one moment.
 * @param failures how many tries have failed, at least 1.
 */
export function backoff(failures: number, minMs: number, maxMs: number): number {
  const longest = Math.min(minMs * 2 ** (failures - 1), maxMs);
  return Math.round(longest * (0.5 + Math.random() / 2));
}
