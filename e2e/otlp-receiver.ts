import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP writes it in JSON. */
interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface OtlpRequest {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: OtlpSpan[] }[];
  }[];
}

/** A span that was received. */
export interface ReceivedSpan extends OtlpSpan {
  service: string;
}

/** A collector of traces (OTLP over HTTP, JSON). */
export interface OtlpReceiver {
  /** What makes a process send its spans there. */
  settings: Record<string, string>;
  spans: ReceivedSpan[];
  /** All that was sent, as it came. */
  sent(): string;
  close(): Promise<void>;
}

export async function openOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === '/v1/traces') {
      bodies.push(body);
      spans.push(...readSpans(JSON.parse(body)));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    },
    spans,
    sent: () => bodies.join('\n'),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function readSpans({ resourceSpans }: OtlpRequest): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const named = resource.attributes.find(({ key }) => key === 'service.name');
    const service = named?.value.stringValue ?? '';
    return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service })));
  });
}

/** The value of a span's attribute. */
export function attributeOf({ attributes }: ReceivedSpan, name: string): unknown {
  const found = attributes.find(({ key }) => key === name);
  return found && Object.values(found.value)[0];
}

/** A trace as a tree, one line for each span, with its time in milliseconds. */
export function traceTree(spans: readonly ReceivedSpan[]): string {
  const ms = (from: string, to: string) => Number(BigInt(to) - BigInt(from)) / 1_000_000;
  const [first = '0'] = spans.map((span) => span.startTimeUnixNano).toSorted();
  const lines = (parent: string | undefined, depth: number): string[] =>
    spans
      .filter((span) => (span.parentSpanId || undefined) === parent)
      .toSorted((a, b) => (a.startTimeUnixNano < b.startTimeUnixNano ? -1 : 1))
      .flatMap((span) => [
        `${'  '.repeat(depth)}${span.service.replace('promptmint-', '')}: ${span.name}  +${ms(first, span.startTimeUnixNano).toFixed(1)} ms, ${ms(span.startTimeUnixNano, span.endTimeUnixNano).toFixed(1)} ms`,
        ...lines(span.spanId, depth + 1),
      ]);
  return lines(undefined, 0).join('\n');
}
