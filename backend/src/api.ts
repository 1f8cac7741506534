import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { EntityManager } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '@promptmint/core/config/settings';
import { openQueueStore, waitForQueueStore } from '@promptmint/core/queues/queue-store';
import { isTracing } from '@promptmint/core/tracing/tracing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { Admission } from './admission/admission.service.js';
import { AppModule } from './app.module.js';
import { registerDeviceCookie } from './http/known-devices.js';
import { AppError, errorBody } from './http/app-error.js';
import type { StarterChannel } from './local-model/starter-link.service.js';
import { MetricsService } from './metrics/metrics.service.js';
import { forbidStoring } from './http/no-store.js';
import { separateRequests } from './http/orm-context.js';
import { sendSecurityHeaders } from './http/security-headers.js';
import { DOCS_PAGES, serveDocs } from './openapi.js';
import { registerAssets } from './web/assets.js';

/**
 * Longest body of a request, in bytes: the longest prompt to score, of which JSON can write each character as
 * two escapes of six bytes.
 */
const BODY_MAX = 256 * 1024;

/** Longest part of a path with a value of its own, in characters: the names of emails and checkout sessions. */
const PATH_VALUE_MAX = 200;

/** How long a client may take to send its request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * The API, ready to listen.
 * @param starter the channel to the process that started this one.
 */
export async function createApi(
  settings: Settings,
  starter: StarterChannel = process,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_MAX,
    routerOptions: { maxParamLength: PATH_VALUE_MAX },
    // Also the id of an entry in the audit, so that it has to differ between processes.
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    clientErrorHandler: refuseBrokenHttp,
    // While the process stops, requests on open connections are answered as usual, with our own
    // errors.
    return503OnClosing: false,
    trustProxy: settings.TRUSTED_PROXIES ?? false,
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      // No hook runs for such a request.
      forbidStoring(request, reply);
      void reply.status(400).send(errorBody('bad_request'));
    },
  });
  if (isTracing()) {
    const { traceRequests } = await import('./http/trace-requests.js');
    traceRequests(adapter.getInstance());
  }
  adapter
    .getInstance()
    .addHook('onRequest', async (request, reply) => forbidStoring(request, reply));
  const store = openQueueStore(settings);
  await waitForQueueStore(store);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.of(settings, store, starter),
    adapter,
    { bufferLogs: true, abortOnError: false, rawBody: true },
  );
  app.useLogger(app.get(Logger));
  await app.get(MetricsService).open(adapter.getInstance());
  separateRequests(adapter.getInstance(), app.get(EntityManager));
  app.get(Admission, { strict: false }).leaveWithAnswers(adapter.getInstance());
  acceptEmptyJson(app);
  sendSecurityHeaders(adapter.getInstance(), settings, DOCS_PAGES);
  await registerDeviceCookie(app, settings);
  if (settings.WEB_ROOT) await registerAssets(app, settings.WEB_ROOT);
  if (settings.API_DOCS === 'on') serveDocs(app);
  if (settings.QUEUE_PAGE === 'on') {
    const { mountQueuePage } = await import('./queue-page/mount-queue-page.js');
    mountQueuePage(app, settings);
  }
  return app;
}

/**
 * Answers bytes that are not HTTP, or a request that never ends, in the format of every other
 * error.
 */
function refuseBrokenHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const body = JSON.stringify(errorBody('bad_request'));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

/** The site sends a JSON content type even without a body (specification, section 7). */
function acceptEmptyJson(app: NestFastifyApplication): void {
  app.useBodyParser(
    'application/json',
    { bodyLimit: BODY_MAX },
    (_request: unknown, body: Buffer, done: (error: Error | null, parsed?: unknown) => void) => {
      if (body.length === 0) return done(null);
      try {
        done(null, JSON.parse(body.toString()));
      } catch {
        done(new AppError('bad_request'));
      }
    },
  );
}
