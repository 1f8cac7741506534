/**
 * How long a server asks to wait, in milliseconds; null if it does not say (RFC 9110, 10.2.3).
 * OpenAI and others send a more precise header of their own, which is read first.
 */
export function retryAfterMs(headers: Record<string, string> | undefined): number | null {
  const precise = headers?.['retry-after-ms'];
  if (precise !== undefined && /^\d+(\.\d+)?$/.test(precise)) return Number(precise);
  const value = headers?.['retry-after'];
  if (value === undefined) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
