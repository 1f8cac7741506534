import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';

/** The only attributes of a span that leave this process; `name.` is everything below it. */
const KEPT = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'db.system.name',
  'db.system',
  'db.namespace',
  'db.operation.name',
  'server.address',
  'server.port',
  'bullmq.queue.',
  'bullmq.job.id',
  'bullmq.job.name',
  'bullmq.job.attempts.made',
  'bullmq.job.bulk.count',
  'gen_ai.operation.name',
  'gen_ai.provider.name',
  'gen_ai.request.model',
  'gen_ai.response.model',
  'gen_ai.response.finish_reasons',
  'gen_ai.usage.',
  'promptmint.',
  'error.type',
  'exception.type',
];

const isKept = (name: string) =>
  KEPT.some((kept) => (kept.endsWith('.') ? name.startsWith(kept) : name === kept));

/**
 * Takes everything out of ended spans that may hold what people typed or who they are: the ORM writes values into
 * the text of its statements, addresses carry tokens, and errors quote what caused them. A list of what stays, and not
 * of what goes, because libraries add attributes.
 */
export class PrivateSpans implements SpanProcessor {
  onStart(): void {}

  /** Before the processors that send: they only keep a reference until later. */
  onEnd(span: ReadableSpan): void {
    removeOthers(span.attributes);
    for (const { attributes = {} } of span.events) removeOthers(attributes);
    for (const { attributes = {} } of span.links) removeOthers(attributes);
    delete span.status.message;
  }

  async forceFlush(): Promise<void> {}

  async shutdown(): Promise<void> {}
}

function removeOthers(attributes: Record<string, unknown>): void {
  for (const name of Object.keys(attributes)) if (!isKept(name)) delete attributes[name];
}
