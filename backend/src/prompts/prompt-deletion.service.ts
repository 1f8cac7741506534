import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PROMPT_RESTORE_MINUTES } from '@promptmint/core/catalogue/retention';
import { withoutConflict } from '@promptmint/core/database/conflicts';
import { OPEN_STATUSES, type PromptStatus } from '@promptmint/core/database/entities/prompt';
import type { SignedInUser } from '../http/current-user.js';
import { AppError } from '../http/app-error.js';
import type { DeletePrompt, PromptDeletedAnswer, PromptRestoredAnswer } from './dto/delete.dto.js';
import { historyStart } from '@promptmint/core/catalogue/plans';

/** A version of the prompt that is deleted or restored, under the lock of its root. */
interface LockedVersion {
  id: string;
  status: PromptStatus;
  refines: string | null;
  /** As PostgreSQL writes it: a `Date` would lose microseconds. */
  deleted_at: string | null;
  /** Whether it was deleted and can still be restored. */
  restorable: boolean;
  purged: boolean;
}

const RESTORE_UNTIL = `deleted_at + make_interval(mins => ${PROMPT_RESTORE_MINUTES})`;

/** Locked in one order by everyone, so that no two of these wait for each other. */
const LOCK_VERSIONS = `
  select id, status, refines, deleted_at::text,
    coalesce(${RESTORE_UNTIL} > now() and purged_at is null, false) as restorable,
    purged_at is not null as purged
  from prompts where coalesce(family, id) = ? order by version for no key update`;

/** Deletes prompts and restores them. The worker removes their texts later. */
@Injectable()
export class PromptDeletionService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Deletes one version of a prompt with the failed attempts to refine it, or all versions. Repeating it
   * while it can be undone returns the same. If it deletes more, the time to undo starts over for all of it.
   * @throws {AppError} `prompt_not_found`; `prompt_open` while one of them is being written
   */
  delete(user: SignedInUser, id: string, { versions }: DeletePrompt): Promise<PromptDeletedAnswer> {
    const since = historyStart(user.plan) ?? new Date(0);
    return this.withVersions(user, id, since, async (tx, family, target) => {
      if (target.deleted_at && !target.restorable) throw new AppError('prompt_not_found');
      const chosen = versions === 'all' ? family : [target, ...failedAttempts(family, id)];
      if (chosen.some(isOpen)) throw new AppError('prompt_open');
      const isNew = (version: LockedVersion) =>
        version.deleted_at === null && chosen.includes(version);
      const isDeletedWithTarget = ({ deleted_at }: LockedVersion) =>
        deleted_at !== null && deleted_at === target.deleted_at;
      const deleted = family.filter((version) => isNew(version) || isDeletedWithTarget(version));
      // What is deleted together has one time, by which it is restored together.
      const [row] = await tx.execute<{ until: string }[]>(
        `update prompts set deleted_at = coalesce(?::timestamptz, statement_timestamp()) where id in (?)
         returning ${RESTORE_UNTIL} as until`,
        [deleted.some(isNew) ? null : target.deleted_at, deleted.map((version) => version.id)],
      );
      if (!row) throw new Error('The locked versions are gone');
      return {
        deleted: deleted.map((version) => version.id),
        restore_until: new Date(row.until).toISOString(),
      };
    });
  }

  /**
   * Brings back what the deletion of this prompt removed, all of it or nothing. A prompt that is not
   * deleted stays as it is.
   * @throws {AppError} `prompt_not_found`; `prompt_deleted` when it is too late
   */
  restore(user: SignedInUser, id: string): Promise<PromptRestoredAnswer> {
    return this.withVersions(user, id, new Date(0), async (tx, family, target) => {
      if (!target.deleted_at) return { restored: [id] };
      const together = family.filter(({ deleted_at }) => deleted_at === target.deleted_at);
      if (!target.restorable || together.some(({ purged }) => purged)) {
        throw new AppError('prompt_deleted');
      }
      const restored = together.map((version) => version.id);
      await tx.execute('update prompts set deleted_at = null where id in (?)', [restored]);
      return { restored };
    });
  }

  /** Locks a prompt of the account that is not older, with all its versions, first the root. */
  private async withVersions<T>(
    user: SignedInUser,
    id: string,
    since: Date,
    work: (tx: EntityManager, family: LockedVersion[], target: LockedVersion) => Promise<T>,
  ): Promise<T> {
    const [found] = await this.em.execute<{ root: string }[]>(
      `select coalesce(family, id) as root from prompts
       where id = ? and user_id = ? and created_at >= ?`,
      [id, user.id, since],
    );
    if (!found) throw new AppError('prompt_not_found');
    return withoutConflict(() =>
      this.em.transactional(async (tx) => {
        // A refinement locks the root before it adds a version: the list below is then complete.
        await tx.execute('select from prompts where id = ? for no key update', [found.root]);
        const family = await tx.execute<LockedVersion[]>(LOCK_VERSIONS, [found.root]);
        const target = family.find((version) => version.id === id);
        if (!target) throw new AppError('prompt_not_found');
        return work(tx, family, target);
      }),
    );
  }
}

function isOpen({ status }: LockedVersion): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

/** Nothing shows them, and they hold the same request. */
function failedAttempts(family: LockedVersion[], id: string): LockedVersion[] {
  return family.filter(({ refines, status }) => refines === id && status === 'failed');
}
