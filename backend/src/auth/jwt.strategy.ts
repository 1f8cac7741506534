import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Settings } from '@promptmint/core/config/settings';
import type { User } from '@promptmint/core/database/entities/user';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { SETTINGS } from '../settings.js';
import { readClaims } from './session-claims.js';
import { SessionsService } from './sessions.service.js';

/** Reads the bearer token and loads its account; a revoked token is refused. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: settings.JWT_SECRET,
      algorithms: ['HS256'],
    });
  }

  async validate(payload: unknown): Promise<User | null> {
    const claims = readClaims(payload);
    return claims && this.sessions.findByToken(claims);
  }
}
