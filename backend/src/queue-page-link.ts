import '@promptmint/core/config/drop-empty-variables';
import { fileURLToPath } from 'node:url';
import { MikroORM } from '@mikro-orm/postgresql';
import { readSettings } from '@promptmint/core/config/read-settings';
import { databaseOf, ormConfig } from '@promptmint/core/database/orm-config';
import { issueQueuePageLink } from './queue-page/queue-page-links.js';

const USAGE = `Prints a link to the queue page, for one use within 5 minutes, by an account with the role admin.

  node backend/dist/queue-page-link.js <email>

Reads the settings of the API, which needs QUEUE_PAGE=on.`;

/** The exit code of the command. */
const EXIT = { done: 0, failed: 1, wrongCall: 2 } as const;

/** Runs the command; the arguments are those after the name of the file. */
export async function queuePageLink(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<{ code: number; text: string }> {
  const [typed, ...rest] = args;
  if (!typed || typed.startsWith('-') || rest.length > 0)
    return { code: EXIT.wrongCall, text: USAGE };
  const email = typed.trim().toLowerCase();
  let orm: MikroORM | undefined;
  try {
    const settings = readSettings(environment);
    orm = await MikroORM.init(ormConfig({ ...databaseOf(settings), poolMax: 2 }));
    const token = await issueQueuePageLink(orm.em.fork(), email);
    if (token === null) return { code: EXIT.failed, text: `${email} has no role admin.` };
    const site = settings.PUBLIC_URL.replace(/\/$/, '');
    return { code: EXIT.done, text: `${site}/api/queue-page/enter?token=${token}` };
  } catch (error) {
    return { code: EXIT.failed, text: describeError(error) };
  } finally {
    await orm?.close();
  }
}

/** An error in one line; for a database that does not answer, only its error code. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, message } = error as NodeJS.ErrnoException;
  return code ? `The database refused or did not answer (${code}): look at DATABASE_URL.` : message;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, text } = await queuePageLink(process.argv.slice(2), process.env);
  (code === EXIT.done ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = code;
}
