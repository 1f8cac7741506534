import type { AppControllerRoute, HTTPStatus } from '@bull-board/api/typings/app';
import { FastifyAdapter } from '@bull-board/fastify';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { toErrorBody } from '../http/error-filter.js';

/** All that the page asks for to show queues and jobs. */
const SHOWN = new Set([
  '/api/queues',
  '/api/queues/:queueName/metrics',
  '/api/queues/:queueName/:jobId',
  '/api/redis/stats',
  '/api/job-schedulers',
]);

const isShown = ({ method, route }: AppControllerRoute) =>
  [method].flat().every((each) => each === 'get') &&
  [route].flat().every((each) => SHOWN.has(each));

/** The server of the page, with the routes that only read and our own errors. */
export class PageAdapter extends FastifyAdapter {
  override setApiRoutes(routes: AppControllerRoute[]): this {
    super.setApiRoutes(routes.filter(isShown));
    return this;
  }

  /** The library's own shows what an error says. */
  override setErrorHandler(): this {
    return super.setErrorHandler((error) => {
      const body = toErrorBody(error);
      return { status: body.statusCode as HTTPStatus, body: { ...body } };
    });
  }

  /** Where this process serves the site too, answers can already send files, and may not be given that twice. */
  override registerPlugin(): FastifyPluginCallback {
    const plugin = super.registerPlugin();
    return (scope, options, done) => {
      const register = scope.register.bind(scope) as (...args: unknown[]) => unknown;
      const inner = new Proxy(scope, {
        get(target, key) {
          if (key === 'register')
            return (what: unknown, more: object) =>
              register(what, { ...more, decorateReply: false });
          const value: unknown = Reflect.get(target, key);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      plugin(inner as FastifyInstance, options, done);
    };
  }
}
