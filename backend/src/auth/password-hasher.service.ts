import { Inject, Injectable } from '@nestjs/common';
import { isMostlyName } from '@promptmint/core/accounts/common-passwords';
import type { Settings } from '@promptmint/core/config/settings';
import type { User } from '@promptmint/core/database/entities/user';
import argon2 from 'argon2';
import { AppError } from '../http/app-error.js';
import { SETTINGS } from '../settings.js';

/** argon2id at the strength that OWASP's password storage cheat sheet recommends (19 MiB, 2 passes). */
const STRENGTH = { memoryCost: 19_456, timeCost: 2 };
const OPTIONS = { type: argon2.argon2id, parallelism: 1 } as const;

/** The default name of the product. */
const PRODUCT_NAME = 'Promptmint';
const OWN_NAME = 'This password holds little more than our name. Please choose another.';

/** The field of a request that holds a new password. */
type PasswordField = 'password' | 'new_password';

/** Hashes passwords and checks them. */
@Injectable()
export class PasswordHasher {
  /** Only tests change it. */
  strength = STRENGTH;
  private readonly dummyHash = this.hash('the password of an unknown account');

  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'APP_NAME'>) {}

  /**
   * The hash of a new password.
   * @param field of the request that holds it.
   * @throws {AppError} `validation_failed` when it is little more than the product's name
   */
  async hashChosen(password: string, field: PasswordField): Promise<string> {
    this.refuseOwnName(password, field);
    return this.hash(password);
  }

  /** @throws {AppError} `validation_failed` when a password is little more than the product's name */
  refuseOwnName(password: string, field: PasswordField): void {
    if (isMostlyName(password, [PRODUCT_NAME, this.settings.APP_NAME]))
      throw new AppError('validation_failed', { errors: [{ field, message: OWN_NAME }] });
  }

  /** Whether the password is right. Without a hash, for an unknown account, it is false at the same cost. */
  async verify(hash: string | undefined, password: string): Promise<boolean> {
    const matches = await argon2.verify(hash ?? (await this.dummyHash), password);
    return hash !== undefined && matches;
  }

  /** Checks the password that a signed-in person typed again. @throws {AppError} `wrong_password` */
  async confirm(user: Pick<User, 'passwordHash'>, password: string): Promise<void> {
    if (!(await this.verify(user.passwordHash, password))) throw new AppError('wrong_password');
  }

  private hash(password: string): Promise<string> {
    return argon2.hash(password, { ...OPTIONS, ...this.strength });
  }
}
