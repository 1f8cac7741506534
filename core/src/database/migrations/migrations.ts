import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { MigrationObject } from '@mikro-orm/core';

/** A migration's file begins with its day; this file has no day, and specs are not compiled. */
const FILE = /^(\d{8}-[a-z-]+)\.(js|ts)$/;

/** The names of the migrations in this folder, oldest first. */
export const migrationNames = (): string[] =>
  readdirSync(import.meta.dirname)
    .flatMap((file) => FILE.exec(file)?.[1] ?? [])
    .sort();

/**
 * Every migration in this folder under the name of its file, oldest first. Once landed, a migration is
 * never changed.
 */
export async function readMigrations(): Promise<MigrationObject[]> {
  const extension = extname(import.meta.filename);
  return Promise.all(
    migrationNames().map(async (name) => {
      const exported = (await import(`./${name}${extension}`)) as Record<
        string,
        MigrationObject['class']
      >;
      const [migration] = Object.values(exported);
      if (!migration) throw new Error(`${name} exports no migration.`);
      return { name, class: migration };
    }),
  );
}
