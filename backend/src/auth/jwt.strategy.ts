import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Settings } from '@promptmint/core/config/settings';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { SignedInUser } from '../http/current-user.js';
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
    // Made once: made of a string for each token, it costs four times the check. The types know text alone.
    const key = createSecretKey(Buffer.from(settings.JWT_SECRET)) as unknown as Buffer;
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request, _token, done) => done(null, key),
      algorithms: ['HS256'],
    });
  }

  async validate(payload: unknown): Promise<SignedInUser | null> {
    const claims = readClaims(payload);
    return claims && this.sessions.findByToken(claims);
  }
}
