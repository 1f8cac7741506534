import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { AppError } from './app-error.js';

/**
 * Lets every request in, and loads the account of its token; without a valid token, and with that of a
 * locked account, the user is null.
 */
@Injectable()
export class MaybeSignedInGuard extends AuthGuard('jwt') {
  override handleRequest<TUser>(error: unknown, user: TUser | false): TUser {
    // Its owner can still write to support, and learns nothing at the addresses of staff.
    if (error instanceof AppError && error.code === 'account_locked') return null as TUser;
    if (error) throw error;
    return (user || null) as TUser;
  }
}
