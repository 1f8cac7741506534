import type { IncomingMessage } from 'node:http';
import type { Settings } from '@promptmint/core/config/settings';
import { errorForLog } from '@promptmint/core/logging/error-for-log';
import type { Params } from 'nestjs-pino';

/** The path of a request without what is secret in it: the query, and the end of a shared link. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return path.replace(/^(\/s|\/api\/shared)\/.+/, '$1/...');
}

/**
 * One line per request: method, path, status, time. Query strings, headers and bodies carry tokens,
 * addresses and prompts, and are never logged.
 */
export function httpLogging(level: Settings['LOG_LEVEL']): Params {
  return {
    pinoHttp: {
      level,
      autoLogging: { ignore: (request) => request.url?.startsWith('/health/') ?? false },
      wrapSerializers: false,
      serializers: {
        err: errorForLog,
        req: (request: IncomingMessage & { id?: unknown }) => ({
          id: request.id,
          method: request.method,
          path: loggedPath(request.url ?? ''),
        }),
        res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      },
    },
  };
}
