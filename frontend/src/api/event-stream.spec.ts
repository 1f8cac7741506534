import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readEvents, type ServerSentEvent } from './event-stream';

/** A stream of the text's bytes, split at the given places. */
function streamOf(text: string, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const places = [0, ...cuts.map((cut) => cut % bytes.length).sort((a, b) => a - b), bytes.length];
  return new ReadableStream({
    start: (controller) => {
      places.slice(1).forEach((end, index) => controller.enqueue(bytes.slice(places[index], end)));
      controller.close();
    },
  });
}

describe('reading an event stream', () => {
  it('gives the same events wherever the network splits the bytes, even inside a character', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(200), { maxLength: 8 }), async (cuts) => {
        const heard: ServerSentEvent[] = [];
        const text =
          'event: section\ndata: {"text":"Bäckerei 面包店 🥖"}\n\n: still here\n\nevent: result\ndata: {}\n\nevent: half\ndata: {}\n';
        await readEvents(
          streamOf(text, cuts),
          (event) => heard.push(event),
          () => undefined,
        );
        expect(heard).toEqual([
          { event: 'section', data: '{"text":"Bäckerei 面包店 🥖"}' },
          { event: 'result', data: '{}' },
        ]);
      }),
    );
  });

  it("fails with the connection's error", async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new TypeError('network error')),
    });
    const read = readEvents(
      broken,
      () => undefined,
      () => undefined,
    );
    await expect(read).rejects.toThrow('network error');
  });
});
