import type { IncomingMessage } from 'node:http';
import { withoutApiKeys } from '@promptmint/core/accounts/api-key';
import type { Settings } from '@promptmint/core/config/settings';
import { errorForLog } from '@promptmint/core/logging/error-for-log';
import type { Params } from 'nestjs-pino';

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
