import { createParser } from 'eventsource-parser';

/** One server-sent event, its data not yet read as JSON. */
export interface ServerSentEvent {
  event: string;
  data: string;
}

/**
 * Reads server-sent events to the end of the stream (HTML standard, 9.2). `onBytes` is called for
 * whatever comes, comments too.
 * @throws what the connection throws when it breaks
 */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: ServerSentEvent) => void,
  onBytes: () => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => onEvent({ event, data }),
  });
  // Not as a chain of transforms: the oldest browsers we build for have no text decoder stream.
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
