import type { ModelCall } from '../stand-in-model.ts';

/** The token usage that every stand-in reports. */
export const USED = { inputTokens: 2_000, outputTokens: 500 } as const;

/** What a vendor's client sent, in terms that fit all vendors. */
export interface SentCall {
  path: string;
  /** The whole header with the key; undefined if none was sent. */
  key: string | undefined;
  model: string;
  streamed: boolean;
  instruction: string;
  /** All messages in the person's role. */
  user: string;
  /** The earlier answer of the model; empty on the first turn. */
  earlier: string;
  /** The JSON schema of the answer; undefined if none was sent. */
  schema: JsonSchema | undefined;
}

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  [keyword: string]: unknown;
}

/** The wire format of one vendor's API. */
export interface Wire {
  /** The environment that makes the product ask the stand-in. */
  settings(url: string, key: string): Record<string, string>;
  read(call: ModelCall): SentCall;
  /** The events of an answer that begins with these texts, without its end. */
  begins(texts: readonly string[]): string[];
  /** The events that end an answer; `limit` when the model ran into its limit. */
  ends(reason?: 'limit'): string[];
  /** The events of an answer in which the model, or a filter before it, declines. */
  declines(): string[];
  /** The event of a temporary error within a stream. */
  overloaded(): string[];
  /** An answer that is not streamed. */
  whole(text: string): object;
  /** The body of an answer with an error status. */
  error(message: string): object;
}

/** One server-sent event. */
export function event(data: object, name?: string): string {
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
}
