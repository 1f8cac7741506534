import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { grantGoodwill } from '@promptmint/core/credits/credit-ledger';
import { GoodwillGrant } from '@promptmint/core/database/entities/goodwill-grant';
import type { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';
import { MailService } from '../mail/mail.service.js';
import { Audit } from './audit.service.js';
import { GOODWILL_MAX, GOODWILL_PER_DAY, type GoodwillAnswer } from './dto/goodwill.dto.js';
import { lockAccount, lockActiveAccount } from './locked-account.js';
import type { StaffCall } from './staff-call.js';

/** A grant to make. */
interface Grant {
  accountId: string;
  credits: number;
  /** The Idempotency-Key. */
  key: string;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Gives people credits as goodwill. */
@Injectable()
export class Goodwill {
  constructor(
    private readonly audit: Audit,
    private readonly mail: MailService,
  ) {}

  /**
   * Grants credits once for each Idempotency-Key of a member of staff, and mails the person.
   * @throws {AppError} `validation_failed` above the role's limit; `own_account`, `account_not_found`,
   * `account_inactive`, `goodwill_used_up`, `idempotency_key_reused`
   */
  async grant(call: StaffCall, grant: Grant): Promise<GoodwillAnswer> {
    refuseAboveLimit(call, grant.credits);
    if (call.staffId === grant.accountId) throw new AppError('own_account');
    const { granted, sendMail } = await this.audit.change(call, async (tx) => {
      // The calls of one member of staff come one after the other: they share keys and a daily limit.
      await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
        `goodwill:${call.staffId}`,
      ]);
      const earlier = await findEarlier(tx, call, grant);
      // What was granted is answered again, even if the account is deleted by now.
      const lock = earlier ? lockAccount : lockActiveAccount;
      const before = balanceOf(await lock(tx, grant.accountId));
      const made = earlier ?? (await this.make(tx, call, grant));
      const after = balanceOf(await lockAccount(tx, grant.accountId));
      return {
        answer: {
          granted: toAnswer(made, grant.accountId, after),
          sendMail: earlier
            ? null
            : await this.queueMail(tx, made.id, { ...grant, repaid: before.owed - after.owed }),
        },
        before,
        after: { ...after, credits: grant.credits, grant: made.id, repeated: earlier !== null },
      };
    });
    sendMail?.();
    return granted;
  }

  private async make(
    tx: EntityManager,
    call: StaffCall,
    { accountId, credits, key }: Grant,
  ): Promise<Pick<GoodwillGrant, 'id' | 'credits' | 'createdAt'>> {
    if (call.role === 'support') await refuseAboveDay(tx, call.staffId, credits);
    const made = { id: randomUUID(), credits, createdAt: new Date() };
    await tx.insert(GoodwillGrant, {
      ...made,
      user: accountId,
      staffId: call.staffId,
      idempotencyKey: key,
    });
    await grantGoodwill(tx, accountId, made.id, credits);
    return made;
  }

  private queueMail(
    tx: EntityManager,
    id: string,
    { accountId, credits, repaid }: Grant & { repaid: number },
  ): Promise<() => void> {
    return this.mail.queue(tx, `goodwill.${id}`, {
      template: 'goodwill',
      userId: accountId,
      credits,
      repaid,
    });
  }
}

function refuseAboveLimit({ role }: StaffCall, credits: number): void {
  const max = GOODWILL_MAX[role];
  if (credits <= max) return;
  const message = `With the role ${role} you can grant 1 to ${max} credits at once.`;
  throw new AppError('validation_failed', { errors: [{ field: 'credits', message }] });
}

async function findEarlier(
  tx: EntityManager,
  { staffId }: StaffCall,
  { accountId, credits, key }: Grant,
): Promise<GoodwillGrant | null> {
  const earlier = await tx.findOne(GoodwillGrant, { staffId, idempotencyKey: key });
  const isSame = earlier?.user.id === accountId && earlier.credits === credits;
  if (earlier && !isSame) throw new AppError('idempotency_key_reused');
  return earlier;
}

/** @throws {AppError} `goodwill_used_up` */
async function refuseAboveDay(tx: EntityManager, staffId: string, credits: number): Promise<void> {
  const [row] = await tx.execute<{ used: number }[]>(
    `select coalesce(sum(credits), 0)::int as used from goodwill_grants
     where staff_id = ? and created_at > ?`,
    [staffId, new Date(Date.now() - DAY_MS)],
  );
  const left = GOODWILL_PER_DAY - (row?.used ?? 0);
  if (credits <= left) return;
  throw new AppError('goodwill_used_up', {
    message: `You can grant ${GOODWILL_PER_DAY} credits within 24 hours, and ${left} ${left === 1 ? 'is' : 'are'} left. Please ask an admin.`,
  });
}

function balanceOf({ credits, creditsOwed }: User): { balance: number; owed: number } {
  return { balance: credits, owed: creditsOwed };
}

function toAnswer(
  { id, credits, createdAt }: Pick<GoodwillGrant, 'id' | 'credits' | 'createdAt'>,
  account_id: string,
  { balance, owed }: { balance: number; owed: number },
): GoodwillAnswer {
  return { id, account_id, credits, created_at: createdAt.toISOString(), balance, owed };
}
