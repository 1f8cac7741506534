import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { readSettings } from '../config/read-settings.js';
import type { Settings } from '../config/settings.js';
import { databaseOf, ormConfig } from './orm-config.js';

/** The exit code of a command on the database. */
export const EXIT = { done: 0, failed: 1, wrongCall: 2 } as const;

/** The output and the exit code of a command. */
export interface CommandAnswer {
  code: number;
  text: string;
}

export const done = (text: string): CommandAnswer => ({ code: EXIT.done, text });
export const failed = (text: string): CommandAnswer => ({ code: EXIT.failed, text });

/** Does the work of a command on the database of the settings; what it throws becomes a line of text. */
export async function onDatabase(
  environment: Record<string, string | undefined>,
  work: (em: EntityManager, settings: Settings) => Promise<CommandAnswer>,
): Promise<CommandAnswer> {
  let orm: MikroORM | undefined;
  try {
    const settings = readSettings(environment);
    orm = await MikroORM.init(ormConfig({ ...databaseOf(settings), poolMax: 2 }));
    return await work(orm.em.fork(), settings);
  } catch (error) {
    return failed(describeError(error));
  } finally {
    await orm?.close();
  }
}

/** Writes the answer of a command, and ends the process with its code once nothing is left to do. */
export function printAnswer({ code, text }: CommandAnswer): void {
  (code === EXIT.done ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = code;
}

/** An error in one line; for a database that does not answer, only its error code. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, message } = error as NodeJS.ErrnoException;
  return code ? `The database refused or did not answer (${code}): look at DATABASE_URL.` : message;
}
