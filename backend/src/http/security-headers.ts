import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '@promptmint/core/config/settings';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Sends the headers that helmet recommends, made once: they depend on nothing but the page. */
export function sendSecurityHeaders(
  server: FastifyInstance,
  settings: Settings,
  docsPages: readonly string[],
): void {
  const headers = headersWith(settings, "'self'");
  const docsHeaders = headersWith(settings, "'self' 'unsafe-inline'");
  // The site needs no style but its own files; only Swagger UI's page does.
  const pages = new Set(settings.API_DOCS === 'on' ? docsPages : []);
  server.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?');
    void reply.headers(pages.has(path) ? docsHeaders : headers);
    done();
  });
}

function headersWith({ PUBLIC_URL }: Settings, styles: string): Record<string, string> {
  const https = PUBLIC_URL.startsWith('https:');
  const write = helmet({
    hsts: https,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: [styles],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
  });
  const headers: Record<string, string> = {};
  const reply = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  write({} as IncomingMessage, reply as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}
