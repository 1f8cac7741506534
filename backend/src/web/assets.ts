import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Lets the site's controller send the built files, in the compressed form that was made with them: files
 * whose name holds a hash stay for a year, the rest is asked for again.
 */
export async function registerAssets(app: NestFastifyApplication, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    // A route for each file would cost every start a twentieth of a second.
    serve: false,
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
