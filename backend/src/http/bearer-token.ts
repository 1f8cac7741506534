import type { FastifyRequest } from 'fastify';

/** The bearer token of a request, if it has one. */
export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}
