import { createBullBoard } from '@bull-board/api';
import { EntityManager } from '@mikro-orm/postgresql';
import { getQueueToken } from '@nestjs/bullmq';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '@promptmint/core/config/settings';
import { API_QUEUES } from '@promptmint/core/queues/queue-names';
import type { Queue } from 'bullmq';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorBody } from '../http/app-error.js';
import { toErrorBody } from '../http/error-filter.js';
import { PageAdapter } from './page-adapter.js';
import { makePass, PASS_S, readPass } from './pass.js';
import { PrivateQueue } from './private-queue.js';
import { isAdmin, useQueuePageLink } from './queue-page-links.js';

/** Where the page is, and the path of its cookie. */
const QUEUE_PAGE_PATH = '/api/queue-page';
const QUEUE_PAGE_COOKIE = 'promptmint_queue_page';

/** Serves the queue page to admins who came by a link of `npm run queue-page`. To everybody else it does not exist. */
export function mountQueuePage(app: NestFastifyApplication, settings: Settings): void {
  const em = app.get(EntityManager);
  const queues = API_QUEUES.map((name) => app.get<Queue>(getQueueToken(name), { strict: false }));
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  void server.register(
    async (scope) => {
      scope.setErrorHandler((error, _request, reply) => {
        const body = toErrorBody(error);
        void reply.status(body.statusCode).send(body);
      });
      scope.addHook('onRequest', (_request, reply, done) => {
        allowBase(reply);
        done();
      });
      openByLink(scope, settings, em);
      await scope.register(async (guarded) => {
        guarded.addHook('onRequest', async (request, reply) => {
          const userId = readPass(settings.SECRET_KEY, request.cookies[QUEUE_PAGE_COOKIE]);
          if (userId === null || !(await isAdmin(em.fork(), userId))) return notFound(reply);
        });
        await guarded.register(board(queues).registerPlugin());
      });
    },
    { prefix: QUEUE_PAGE_PATH },
  );
}

/** A link becomes a cookie that only this page gets, that no script reads, and that ends soon. */
function openByLink(scope: FastifyInstance, settings: Settings, em: EntityManager): void {
  scope.get<{ Querystring: { token?: unknown } }>('/enter', async ({ query }, reply) => {
    const { token } = query;
    const userId = typeof token === 'string' ? await useQueuePageLink(em.fork(), token) : null;
    if (userId === null) return notFound(reply);
    const expiresAt = Math.floor(Date.now() / 1_000) + PASS_S;
    return reply
      .setCookie(QUEUE_PAGE_COOKIE, makePass(settings.SECRET_KEY, userId, expiresAt), {
        path: QUEUE_PAGE_PATH,
        httpOnly: true,
        sameSite: 'strict',
        secure: settings.PUBLIC_URL.startsWith('https:'),
        maxAge: PASS_S,
        signed: false,
      })
      .redirect(`${QUEUE_PAGE_PATH}/`, 303);
  });
}

/** The page finds its files by a base element. It needs nothing else that the policy of all pages forbids. */
function allowBase(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  void reply.header('content-security-policy', policy.replace(/base-uri [^;]*/, "base-uri 'self'"));
}

function board(queues: readonly Queue[]): PageAdapter {
  const adapter = new PageAdapter();
  adapter.setBasePath(QUEUE_PAGE_PATH);
  createBullBoard({
    queues: queues.map((queue) => new PrivateQueue(queue)),
    serverAdapter: adapter,
    options: {
      uiConfig: { boardTitle: 'Promptmint queues', hideDocsLink: true, showWorkers: false },
    },
  });
  return adapter;
}

const notFound = (reply: FastifyReply) => reply.status(404).send(errorBody('not_found'));
