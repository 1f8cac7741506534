import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { User } from '@promptmint/core/database/entities/user';
import { Strategy } from 'passport-local';
import { SessionsService } from './sessions.service.js';

/** Signs a person in by email and password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly sessions: SessionsService) {
    super();
  }

  validate(email: string, password: string): Promise<User> {
    return this.sessions.signIn(email, password);
  }
}
