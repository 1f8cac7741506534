/**
 * What can be wrong with an answer that came: nothing but prose (`no_json`), an end too early (`cut_off`),
 * a refusal (`declined`), no answer of a model at all (`unreadable`), another form (`schema`), marks that
 * would break the prompt (`prompt`), or a meaning that the request does not bear out (the others).
 */
export type FaultCode =
  | 'no_json'
  | 'cut_off'
  | 'declined'
  | 'unreadable'
  | 'schema'
  | 'prompt'
  | 'given'
  | 'number'
  | 'identifier'
  | 'quote'
  | 'language'
  | 'answer';

/** One thing that is wrong with an answer. */
export interface Fault {
  code: FaultCode;
  /** A sentence for the model; it may quote the request and must not be logged. */
  message: string;
}

/** An answer that is not a usable blueprint. The message contains only codes. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';

  constructor(
    readonly faults: readonly Fault[],
    /** The answer as the model wrote it; empty if none can be sent back. */
    readonly answer = '',
  ) {
    super([...new Set(faults.map(({ code }) => code))].join(', '));
  }
}
