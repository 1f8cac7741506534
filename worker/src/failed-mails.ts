import '@promptmint/core/config/drop-empty-variables';
import { parseArgs } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isProgram } from '@promptmint/core/config/is-program';
import {
  type CommandAnswer,
  done,
  EXIT,
  failed,
  onDatabase,
  printAnswer,
} from '@promptmint/core/database/command';
import {
  discardFailedMails,
  type FailedMail,
  findFailedMails,
} from '@promptmint/core/queues/failed-mails';
import { requeue } from '@promptmint/core/queues/outbox';

const USAGE = `Lists failed emails, and sends them again.

  node worker/dist/failed-mails.js [list]
  node worker/dist/failed-mails.js requeue <key>... | --all   send them again, within seconds
  node worker/dist/failed-mails.js discard <key>... | --all   never send them

Reads the settings of the worker.`;

/** Runs the command; the arguments are those after the name of the file. */
export async function failedMails(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<CommandAnswer> {
  const call = readCall(args);
  if (!call) return { code: EXIT.wrongCall, text: USAGE };
  return onDatabase(environment, (em) => carryOut(em, call));
}

interface Call {
  action: 'list' | 'requeue' | 'discard';
  keys: string[] | 'all';
}

function readCall(args: readonly string[]): Call | null {
  const options = { all: { type: 'boolean', default: false } } as const;
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
    });
    const [action = 'list', ...keys] = positionals;
    if (action === 'list') {
      return keys.length === 0 && !values.all ? { action, keys: 'all' } : null;
    }
    if (action !== 'requeue' && action !== 'discard') return null;
    return keys.length > 0 === values.all ? null : { action, keys: values.all ? 'all' : keys };
  } catch {
    return null;
  }
}

async function carryOut(em: EntityManager, { action, keys }: Call): Promise<CommandAnswer> {
  const mails = await findFailedMails(em, keys === 'all' ? {} : { keys });
  const found = mails.map(({ key }) => key);
  const unknown = keys === 'all' ? [] : keys.filter((key) => !found.includes(key));
  if (unknown.length > 0) {
    return failed(`No failed email has the key ${unknown.join(', ')}.`);
  }
  if (found.length === 0) return done('No email has failed.');
  if (action === 'list') return done(table(mails));
  if (action === 'requeue') {
    return done(`Sent again within seconds: ${await requeue(em, 'mail', found)}.`);
  }
  return done(`Discarded: ${await discardFailedMails(em, found)}.`);
}

/** One line for each, without content of the email or an address. */
function table(mails: readonly FailedMail[]): string {
  const rows = mails.map(({ key, template, failedAt, failure }) => [
    key,
    template ?? '?',
    failedAt.toISOString(),
    failure,
  ]);
  const lines = [['KEY', 'TEMPLATE', 'FAILED AT', 'FAILURE'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

if (isProgram(import.meta.url)) {
  printAnswer(await failedMails(process.argv.slice(2), process.env));
}
