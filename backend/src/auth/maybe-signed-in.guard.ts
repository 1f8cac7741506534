import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';

/** Lets everybody in, and reads whose token came along; without a valid one the person is null. */
@Injectable()
export class MaybeSignedInGuard extends AuthGuard('jwt') {
  override handleRequest<TUser>(error: unknown, user: TUser | false): TUser {
    if (error) throw error;
    return (user || null) as TUser;
  }
}
