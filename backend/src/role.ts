import '@promptmint/core/config/drop-empty-variables';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { readSettings } from '@promptmint/core/config/read-settings';
import { STAFF_ROLES, type StaffRole, User } from '@promptmint/core/database/entities/user';
import { databaseOf, ormConfig } from '@promptmint/core/database/orm-config';

const USAGE = `Grants the roles of support staff, and takes them away.

  node backend/dist/role.js [list]
  node backend/dist/role.js grant <email> ${STAFF_ROLES.join('|')}
  node backend/dist/role.js revoke <email>

Reads the settings of the API. A change applies from the next request on.`;

/** The exit code of the command. */
const EXIT = { done: 0, failed: 1, wrongCall: 2 } as const;

/** The output and the exit code of the command. */
interface Answer {
  code: number;
  text: string;
}

const done = (text: string): Answer => ({ code: EXIT.done, text });

/** Runs the command; the arguments are those after the name of the file. */
export async function changeRoles(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<Answer> {
  const call = readCall(args);
  if (!call) return { code: EXIT.wrongCall, text: USAGE };
  let orm: MikroORM | undefined;
  try {
    orm = await MikroORM.init(ormConfig({ ...databaseOf(readSettings(environment)), poolMax: 2 }));
    return await carryOut(orm.em.fork(), call);
  } catch (error) {
    return { code: EXIT.failed, text: describeError(error) };
  } finally {
    await orm?.close();
  }
}

type Call =
  | { action: 'list' }
  | { action: 'grant'; email: string; role: StaffRole }
  | { action: 'revoke'; email: string };

function readCall(args: readonly string[]): Call | null {
  try {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
    const [action = 'list', typed, named, ...rest] = positionals;
    const email = typed?.trim().toLowerCase();
    const role = STAFF_ROLES.find((known) => known === named);
    if (rest.length > 0) return null;
    if (action === 'list' && !email) return { action };
    if (action === 'grant' && email && role) return { action, email, role };
    if (action === 'revoke' && email && !named) return { action, email };
    return null;
  } catch {
    return null;
  }
}

async function carryOut(em: EntityManager, call: Call): Promise<Answer> {
  if (call.action === 'list') return done(await table(em));
  const role = call.action === 'grant' ? call.role : null;
  // One statement: an account that is deleted or locked at the same moment gets no role.
  const inUse = { email: call.email, deletedAt: null, lockedAt: null };
  const changed = await em.nativeUpdate(User, inUse, { role });
  if (changed === 0) {
    return { code: EXIT.failed, text: `No account that is in use has the address ${call.email}.` };
  }
  return done(role ? `${call.email} is now ${role}.` : `${call.email} has no role any more.`);
}

/** One line for each member of staff. */
async function table(em: EntityManager): Promise<string> {
  const staff = await em.find(User, { role: { $ne: null } }, { orderBy: { role: 1, email: 1 } });
  if (staff.length === 0) return 'Nobody has a role.';
  return staff.map(({ id, role, email }) => `${role?.padEnd(7)}  ${id}  ${email}`).join('\n');
}

/** An error in one line; for a database that does not answer, only its error code. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, message } = error as NodeJS.ErrnoException;
  return code ? `The database refused or did not answer (${code}): look at DATABASE_URL.` : message;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, text } = await changeRoles(process.argv.slice(2), process.env);
  (code === EXIT.done ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = code;
}
