import { readdirSync } from 'node:fs';
import type { MigrationObject } from '@mikro-orm/core';

/** A migration's file begins with its day; this file has no day, and specs are not compiled. */
const FILE = /^(\d{8}-[a-z-]+)\.(js|ts)$/;

/**
 * Every migration in this folder under the name of its file, oldest first. Once landed, a migration is
 * never changed.
 */
export async function readMigrations(): Promise<MigrationObject[]> {
  const files = readdirSync(import.meta.dirname).filter((file) => FILE.test(file));
  return Promise.all(
    files.sort().map(async (file) => {
      const exported = (await import(`./${file}`)) as Record<string, MigrationObject['class']>;
      const [migration] = Object.values(exported);
      if (!migration) throw new Error(`${file} exports no migration.`);
      return { name: file.replace(FILE, '$1'), class: migration };
    }),
  );
}
