import { EXIT_CODES, type ExitKind } from './exit-codes.js';

/** An end without a result: a sentence that says what to do, and the exit code. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(
    kind: ExitKind,
    message: string,
    /** Whether the server has decided: repeating the request would find the same. */
    readonly isFinal = false,
    /** The server's word for it. */
    readonly code?: string,
  ) {
    super(message);
    this.exitCode = EXIT_CODES[kind];
  }
}
