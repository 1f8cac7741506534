import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Serves the built site, in the compressed form that was made with it: files whose name holds a hash
 * stay for a year, the rest is asked for again.
 */
export async function serveAssets(app: NestFastifyApplication, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    // The compressed forms are found by the name of the file; the list of what was built is not public.
    globIgnore: ['**/*.br', '**/*.gz', '**/.*/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      void reply.header(
        'cache-control',
        hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
      );
    },
  });
}
