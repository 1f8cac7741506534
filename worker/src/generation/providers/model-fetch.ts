/** More bytes than any blueprint needs, framing included; a longer answer never ends. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** Sent with requests for a streamed answer; see {@link NotStreamedError}. */
export const STREAM_HEADERS = { accept: 'text/event-stream' } as const;

/** A stream was asked for, and the endpoint answered with one JSON document. */
export class NotStreamedError extends Error {
  override readonly name = 'NotStreamedError';
}

/**
 * `fetch` for models. A redirect is an error, because it would carry the key and the request to another
 * host; an answer ends with an error when it grows too long.
 *
 * @throws {NotStreamedError}
 */
export const modelFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.ok && asksForStream(init) && isJson(response)) {
    await response.body?.cancel();
    throw new NotStreamedError('The endpoint does not stream');
  }
  return new Response(response.body?.pipeThrough(limitBytes(MAX_ANSWER_BYTES)) ?? null, response);
};

function asksForStream(init: RequestInit | undefined): boolean {
  return new Headers(init?.headers).get('accept') === STREAM_HEADERS.accept;
}

function isJson(response: Response): boolean {
  return /^application\/json\b/i.test(response.headers.get('content-type') ?? '');
}

function limitBytes(max: number): TransformStream<Uint8Array, Uint8Array> {
  let received = 0;
  return new TransformStream({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > max) controller.error(new Error('The answer is too long'));
      else controller.enqueue(chunk);
    },
  });
}
