import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { User } from '@promptmint/core/database/entities/user';
import { ormConfig } from '@promptmint/core/database/orm-config';
import { createTestDatabase } from '../../local/testing/database.ts';

/** An ORM on a migrated database of its own, for one test file. */
export interface TestOrm {
  orm: MikroORM;
  url: string;
  /** A new account, without credits. @returns its id. */
  addUser(): Promise<string>;
  close(): Promise<void>;
}

export async function openTestOrm(): Promise<TestOrm> {
  const database = await createTestDatabase();
  const orm = await MikroORM.init({
    ...ormConfig({ url: database.url, poolMax: 20 }),
    allowGlobalContext: true,
  });
  return {
    orm,
    url: database.url,
    addUser: async () => {
      const id = randomUUID();
      await orm.em.fork().insert(User, {
        id,
        email: `${id}@example.com`,
        fullName: 'Nora Lindqvist',
        passwordHash: 'none',
        createdAt: new Date(),
      });
      return id;
    },
    close: async () => {
      await orm.close();
      await database.drop();
    },
  };
}
