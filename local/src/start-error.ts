/** A failure the person at the terminal can act on. Its message is one sentence and is printed as it is. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What went wrong in words: the message of an error, or the value itself. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

/** The system's name of an error, such as EADDRINUSE. */
export const systemCode = (error: unknown) => (error as NodeJS.ErrnoException).code;
