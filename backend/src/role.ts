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
import { STAFF_ROLES, type StaffRole, User } from '@promptmint/core/database/entities/user';

const USAGE = `Grants the roles of support staff, to accounts whose email is verified, and takes them away.

  node backend/dist/role.js [list]
  node backend/dist/role.js grant <email> ${STAFF_ROLES.join('|')}
  node backend/dist/role.js revoke <email>

Reads the settings of the API. A change applies from the next request on.`;

/** Runs the command; the arguments are those after the name of the file. */
export async function changeRoles(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<CommandAnswer> {
  const call = readCall(args);
  if (!call) return { code: EXIT.wrongCall, text: USAGE };
  return onDatabase(environment, (em) => carryOut(em, call));
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

async function carryOut(em: EntityManager, call: Call): Promise<CommandAnswer> {
  if (call.action === 'list') return done(await table(em));
  const { email } = call;
  const inUse = { email, deletedAt: null, lockedAt: null };
  if (call.action === 'revoke') {
    const changed = await em.nativeUpdate(User, inUse, { role: null });
    return changed > 0 ? done(`${email} has no role any more.`) : failed(notInUse(email));
  }
  const { role } = call;
  // One statement: an account that is deleted or locked at the same moment gets no role. Anybody can register
  // the address of another person, but only its owner can verify it.
  const verified = { ...inUse, emailVerifiedAt: { $ne: null } };
  const changed = await em.nativeUpdate(User, verified, { role });
  if (changed > 0) return done(`${email} is now ${role}.`);
  const isInUse = (await em.count(User, inUse)) > 0;
  return failed(isInUse ? notVerified(email) : notInUse(email));
}

const notInUse = (email: string) => `No account that is in use has the address ${email}.`;
const notVerified = (email: string) =>
  `The address ${email} is not verified: first open the link in the email that its account got.`;

/** One line for each member of staff. */
async function table(em: EntityManager): Promise<string> {
  const staff = await em.find(User, { role: { $ne: null } }, { orderBy: { role: 1, email: 1 } });
  if (staff.length === 0) return 'Nobody has a role.';
  return staff.map(({ id, role, email }) => `${role?.padEnd(7)}  ${id}  ${email}`).join('\n');
}

if (isProgram(import.meta.url)) {
  printAnswer(await changeRoles(process.argv.slice(2), process.env));
}
