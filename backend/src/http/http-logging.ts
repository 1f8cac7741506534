import type { IncomingMessage } from 'node:http';
import { RequestMethod } from '@nestjs/common';
import { withoutApiKeys } from '@promptmint/core/accounts/api-key';
import type { Settings } from '@promptmint/core/config/settings';
import { errorForLog } from '@promptmint/core/logging/error-for-log';
import type { Params } from 'nestjs-pino';

/** Fastify keeps the address for middleware, whose own `url` begins where the middleware is mounted. */
type LoggedRequest = IncomingMessage & { id?: unknown; originalUrl?: string };

const urlOf = ({ originalUrl, url }: LoggedRequest): string => originalUrl ?? url ?? '';

/** The path of a request without what is secret in it: the query, the end of a shared link, an API key. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return withoutApiKeys(path.replace(/^(\/s|\/api\/shared)\/.+/, '$1/...'));
}

/**
 * One line per request: method, path, status, time. Query strings, headers and bodies carry tokens,
 * addresses and prompts, and are never logged; nor is an API key that someone put into a path.
 */
export function httpLogging(level: Settings['LOG_LEVEL']): Params {
  return {
    // The library's own choice of routes matches `/` alone on Fastify.
    forRoutes: [{ path: '*path', method: RequestMethod.ALL }],
    pinoHttp: {
      level,
      autoLogging: { ignore: (request) => urlOf(request).startsWith('/health/') },
      wrapSerializers: false,
      serializers: {
        err: errorForLog,
        req: (request: LoggedRequest) => ({
          id: request.id,
          method: request.method,
          path: loggedPath(urlOf(request)),
        }),
        res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      },
    },
  };
}
