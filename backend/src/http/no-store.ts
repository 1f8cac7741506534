import type { FastifyReply, FastifyRequest } from 'fastify';

/** All below /api, as typed. */
const API = /^\/api([/?]|$)/;
/** The same for everybody, and no secret. */
const CATALOGUE = /^\/api\/catalogue(\?|$)/;

/**
 * Forbids everybody on the way, and the browser, to keep what the API answers: it is about one person, or
 * a token. The catalogue alone may be kept.
 */
export function forbidStoring({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply): void {
  if (API.test(url) && !CATALOGUE.test(url)) void reply.header('cache-control', 'no-store');
}
