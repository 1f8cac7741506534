import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';

const contexts = new AsyncLocalStorage<OrmContext | undefined>();

/** What the ORM keeps for one request; made when it is first used, because most requests never need it. */
class OrmContext {
  private made: EntityManager | undefined;

  constructor(
    private readonly em: EntityManager,
    readonly beside: EntityManager,
  ) {}

  get manager(): EntityManager {
    // A new one asks for the current one.
    return (this.made ??= contexts.run(undefined, () => this.em.fork({ useContext: true })));
  }
}

/** The entity manager of the current request, for the ORM's setting `context`. */
export function currentEntityManager(): EntityManager | undefined {
  return contexts.getStore()?.manager;
}

/** For hand-written statements outside every transaction: makes no entity manager for the request. */
export function besideContext(em: EntityManager): EntityManager {
  return contexts.getStore()?.beside ?? em.fork();
}

/** Gives each request an entity manager. Once the body is read, because its last part comes without a context. */
export function separateRequests(server: FastifyInstance, em: EntityManager): void {
  const beside = em.fork();
  server.addHook('preHandler', (_request, _reply, done) => {
    contexts.run(new OrmContext(em, beside), done);
  });
}
