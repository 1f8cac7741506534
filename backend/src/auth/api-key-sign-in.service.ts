import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { isApiKeySecret, parseApiKey } from '@promptmint/core/accounts/api-key';
import type { ApiKeyScope } from '@promptmint/core/catalogue/api-keys';
import { planHas } from '@promptmint/core/catalogue/plans';
import { runStatement } from '@promptmint/core/database/statement';
import { AppError } from '../http/app-error.js';
import type { SignedInUser } from '../http/current-user.js';
import { besideContext } from '../http/orm-context.js';
import { requireScopes } from '../http/require-scopes.js';
import { type KeyWithOwner, readKeyWithOwner } from './key-with-owner.js';
import { SessionsService } from './sessions.service.js';

/** Finds the account that an API key acts for. */
@Injectable()
export class ApiKeySignIn {
  private readonly logger = new Logger(ApiKeySignIn.name);
  /** Keys whose last use is being written: of simultaneous requests one is enough. */
  private readonly noting = new Set<string>();

  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * The account of a key that has these scopes.
   * @throws {AppError} `api_key_invalid`, `account_locked`, `api_access_required`, `scope_missing`
   */
  async findUser(token: string, scopes: readonly ApiKeyScope[]): Promise<SignedInUser> {
    const parts = parseApiKey(token);
    // A typo is no reason to ask the database.
    if (!parts) throw new AppError('api_key_invalid');
    const found = await readKeyWithOwner(besideContext(this.em), parts.publicId);
    if (!found || !isApiKeySecret(parts.secret, found.key.secretHash)) {
      throw new AppError('api_key_invalid');
    }
    const { key, user } = found;
    this.sessions.refuseLocked(user);
    refuse(found, scopes);
    if (key.useIsOld) this.noteUse(key.id);
    return { ...user, apiKey: { id: key.id, budgetId: key.budgetId, scopes: key.scopes } };
  }

  /** No request waits for it. */
  private noteUse(id: string): void {
    if (this.noting.has(id)) return;
    this.noting.add(id);
    void runStatement(this.em.fork(), NOTE_USE, [id])
      .catch((err: unknown) => this.logger.warn({ err }, 'the use of an API key was not noted'))
      .finally(() => this.noting.delete(id));
  }
}

const NOTE_USE = {
  name: 'note-api-key-use',
  text: `update api_keys set last_used_at = now()
    where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
};

const EXPIRED = 'This API key has expired. Please make a new one in your settings.';
const REVOKED = 'This API key was revoked. Please make a new one in your settings.';

/** Everything that keeps a genuine key from being used. */
function refuse({ key, user }: KeyWithOwner, scopes: readonly ApiKeyScope[]): void {
  if (user.deletedAt) throw new AppError('api_key_invalid');
  if (key.isRevoked) throw new AppError('api_key_invalid', { message: REVOKED });
  if (key.isExpired) throw new AppError('api_key_invalid', { message: EXPIRED });
  if (!planHas(user.plan, 'api_access')) throw new AppError('api_access_required');
  requireScopes(key, scopes);
}
