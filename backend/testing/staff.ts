import { AuditEntry } from '@promptmint/core/database/entities/audit-entry';
import { type StaffRole, User } from '@promptmint/core/database/entities/user';
import type { Answer, TestApi, TestUser } from './test-api.ts';

export const REASON = 'Ticket 4711: asks where the credits are';

/** A signed-in member of staff. */
export interface TestStaff extends TestUser {
  /** A call below `/api/support`, with a reason unless the headers have one. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
}

/** Signs up a person and gives them a role. */
export async function signUpStaff(api: TestApi, role: StaffRole = 'support'): Promise<TestStaff> {
  const user = await api.signUp();
  await setRole(api, user, role);
  return {
    ...user,
    call: (method, path, body, headers) =>
      user.send(method, `/api/support/${path}`, body, { 'x-reason': REASON, ...headers }),
  };
}

/** Grants or revokes a role as the command does. */
export async function setRole(
  api: TestApi,
  { id }: Pick<TestUser, 'id'>,
  role: StaffRole | null,
): Promise<void> {
  await api.em().nativeUpdate(User, id, { role });
}

/** Leaves an account as the worker's purge does. */
export async function purge(api: TestApi, { id }: Pick<TestUser, 'id'>): Promise<void> {
  const bare = { email: `${id}@purged.invalid`, fullName: '', passwordHash: '' };
  await api.em().nativeUpdate(User, id, { ...bare, deletedAt: new Date(), purgedAt: new Date() });
}

/** What the audit has of a member of staff, oldest first. */
export function auditOf(api: TestApi, { id }: Pick<TestUser, 'id'>): Promise<AuditEntry[]> {
  return api.em().find(AuditEntry, { staffId: id }, { orderBy: { at: 'asc' } });
}
