import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';

/**
 * Lets every request in, and loads the account of its token; without a valid token the user is
 * null.
 */
@Injectable()
export class MaybeSignedInGuard extends AuthGuard('jwt') {
  override handleRequest<TUser>(error: unknown, user: TUser | false): TUser {
    if (error) throw error;
    return (user || null) as TUser;
  }
}
