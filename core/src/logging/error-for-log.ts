/** What a log line contains of an error. */
export interface LoggedError {
  type: string;
  code?: string;
  constraint?: string;
  message?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * An error in a form that may be logged. PostgreSQL quotes whole rows in its messages, and with
 * them addresses, hashes and prompts: of its errors only the code, the constraint and the place are
 * kept.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, severity } = error as Error & Partial<Record<string, unknown>>;
  const quotesRows = severity !== undefined;
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(!quotesRows && { message: error.message }),
    stack: placesOf(error),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  };
}

/** The stack without the message that it opens with. */
function placesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
