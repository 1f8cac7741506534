import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { personKey } from '@promptmint/core/accounts/person-key';
import type { Settings } from '@promptmint/core/config/settings';
import { SETTINGS } from '../settings.js';

/** Remembers who has had the free credits: one grant per person, also after the account is gone. */
@Injectable()
export class SignupGrants {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'JWT_SECRET'>) {}

  /**
   * Notes the person behind an address in the caller's transaction.
   * @returns whether this call was the first; at the same time, only one is.
   */
  async claim(tx: EntityManager, email: string): Promise<boolean> {
    const person = personKey(this.settings.JWT_SECRET, email);
    const claimed = await tx.execute<unknown[]>(
      'insert into signup_grants (person) values (?) on conflict do nothing returning person',
      [person],
    );
    return claimed.length === 1;
  }
}
