import type { FastifyReply, FastifyRequest } from 'fastify';

/** All below /api, and what agents call, as typed. */
const API = /^\/(api|mcp)([/?]|$)/;
/** Public and the same for every client. */
const CATALOGUE = /^\/api\/catalogue(\?|$)/;

/**
 * Forbids proxies and the browser to store what the API answers: it is personal data, or a token. Only the
 * catalogue may be stored.
 */
export function forbidStoring({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply): void {
  if (API.test(url) && !CATALOGUE.test(url)) void reply.header('cache-control', 'no-store');
}
