import { createParser } from 'eventsource-parser';

/** One server-sent event, its data not yet read as JSON. */
export interface ServerSentEvent {
  event: string;
  data: string;
}

/**
 * Reads server-sent events until the stream ends (HTML standard, 9.2). `onBytes` is called for
 * every chunk, including comments.
 * @throws the connection's error when it breaks
 */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: ServerSentEvent) => void,
  onBytes: () => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => onEvent({ event, data }),
  });
  // `pipeThrough(new TextDecoderStream())` would be shorter, but the oldest browsers we support
  // lack it.
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
