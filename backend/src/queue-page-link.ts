import '@promptmint/core/config/drop-empty-variables';
import { isProgram } from '@promptmint/core/config/is-program';
import {
  type CommandAnswer,
  done,
  EXIT,
  failed,
  onDatabase,
  printAnswer,
} from '@promptmint/core/database/command';
import { issueQueuePageLink } from './queue-page/queue-page-links.js';

const USAGE = `Prints a link to the queue page, for one use within 5 minutes, by an account with the role admin.

  node backend/dist/queue-page-link.js <email>

Reads the settings of the API, which needs QUEUE_PAGE=on.`;

/** Runs the command; the arguments are those after the name of the file. */
export async function queuePageLink(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<CommandAnswer> {
  const [typed, ...rest] = args;
  if (!typed || typed.startsWith('-') || rest.length > 0) {
    return { code: EXIT.wrongCall, text: USAGE };
  }
  const email = typed.trim().toLowerCase();
  return onDatabase(environment, async (em, { PUBLIC_URL }) => {
    const token = await issueQueuePageLink(em, email);
    if (token === null) return failed(`${email} has no role admin.`);
    return done(`${PUBLIC_URL.replace(/\/$/, '')}/api/queue-page/enter?token=${token}`);
  });
}

if (isProgram(import.meta.url)) {
  printAnswer(await queuePageLink(process.argv.slice(2), process.env));
}
