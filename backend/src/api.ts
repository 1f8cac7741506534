import helmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '@promptmint/core/config/settings';
import { openQueueStore } from '@promptmint/core/queues/queue-store';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { serveDocs } from './openapi.js';
import { serveAssets } from './web/assets.js';

/** Longest body of a request, in bytes. */
const BODY_MAX = 64 * 1024;

/** The API, ready to listen. */
export async function createApi(settings: Settings): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_MAX,
    trustProxy: settings.TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()) ?? false,
  });
  const store = openQueueStore(settings, 'producer');
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.of(settings, store),
    adapter,
    { bufferLogs: true, abortOnError: false },
  );
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  await app.register(helmet, securityHeaders(settings));
  if (settings.WEB_ROOT) await serveAssets(app, settings.WEB_ROOT);
  serveDocs(app);
  return app;
}

/** Swagger UI's page brings a style element of its own; the site needs none. */
function stylesOf({ url }: { url?: string }): string {
  return url?.startsWith('/docs') ? "'self' 'unsafe-inline'" : "'self'";
}

function securityHeaders(settings: Settings) {
  const https = settings.PUBLIC_URL.startsWith('https:');
  return {
    hsts: https,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: [stylesOf],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
  };
}
