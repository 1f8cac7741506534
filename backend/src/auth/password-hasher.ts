import { Injectable } from '@nestjs/common';
import type { User } from '@promptmint/core/database/entities/user';
import argon2 from 'argon2';
import { AppError } from '../http/app-error.js';

/** argon2id at the strength that OWASP's password storage cheat sheet recommends (19 MiB, 2 passes). */
const OPTIONS = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes passwords and checks them. */
@Injectable()
export class PasswordHasher {
  private readonly unknown = argon2.hash('nobody has this password', OPTIONS);

  hash(password: string): Promise<string> {
    return argon2.hash(password, OPTIONS);
  }

  /** Whether the password fits. Without a hash, for an unknown account, it costs the same and is false. */
  async verify(hash: string | undefined, password: string): Promise<boolean> {
    const fits = await argon2.verify(hash ?? (await this.unknown), password);
    return hash !== undefined && fits;
  }

  /** Asks a person who is signed in for their password again. @throws {AppError} `wrong_password` */
  async confirm(user: User, password: string): Promise<void> {
    if (!(await this.verify(user.passwordHash, password))) throw new AppError('wrong_password');
  }
}
