/** What the network and PostgreSQL say when the database cannot be reached, is going down or takes too long. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57014', // a statement took too long, or an operator ended it
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '25006', // a standby, or a server that was made read-only
  '53100',
  '53200',
  '53300',
  '08001',
  '08003',
  '08004',
  '08006',
  '40P01', // for the second time
  '40001',
]);
const MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection timeout|server closed the connection|is not queryable/i;

/** Whether an error means that the database cannot serve now, so that a later try can succeed. */
export function isUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && CODES.has(code)) return true;
    if (MESSAGES.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isUnavailable)) return true;
  }
  return false;
}

/** How a process of PostgreSQL says that it or its connection ends, which may be after a commit. */
const ENDING_CODE = /^(08|57P01|57P02)/;

/** What Node says when encryption fails in the middle of a connection. */
const TLS_CODE = /^(ERR_SSL_|ERR_TLS_|EPROTO$)/;

/**
 * Whether a sent statement or commit that failed may have succeeded. PostgreSQL has rolled back what it answers
 * with any other code of its own, and a connection that is not queryable sent nothing.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity, syscall } = error as Partial<Record<string, unknown>> & Error;
  if (severity !== undefined) return ENDING_CODE.test(String(code));
  if (/is not queryable/i.test(error.message)) return false;
  return isUnavailable(error) || syscall !== undefined || TLS_CODE.test(String(code));
}
