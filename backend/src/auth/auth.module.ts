import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import type { Settings } from '@promptmint/core/config/settings';
import { EmailLinksModule } from '../email-links/email-links.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SETTINGS } from '../settings.js';
import { ApiKeyGuard } from './api-key.guard.js';
import { ApiKeySignIn } from './api-key-sign-in.service.js';
import { AuthController } from './auth.controller.js';
import { JwtAuthGuard } from './jwt-auth.guard.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LocalStrategy } from './local.strategy.js';
import { PasswordHasher } from './password-hasher.service.js';
import { PasswordsController } from './passwords.controller.js';
import { PasswordsService } from './passwords.service.js';
import { AUDIENCE, ISSUER } from './session-claims.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [
    EmailLinksModule,
    MailModule,
    JwtModule.registerAsync({
      inject: [SETTINGS],
      useFactory: (settings: Settings) => ({
        secret: settings.JWT_SECRET,
        signOptions: { algorithm: 'HS256', expiresIn: '7d', issuer: ISSUER, audience: AUDIENCE },
      }),
    }),
  ],
  controllers: [AuthController, PasswordsController],
  providers: [
    SessionsService,
    PasswordsService,
    PasswordHasher,
    LocalStrategy,
    JwtStrategy,
    ApiKeySignIn,
    { provide: APP_GUARD, useClass: ApiKeyGuard },
    { provide: APP_GUARD, useClass: JwtAuthGuard },
  ],
  exports: [SessionsService, PasswordHasher],
})
export class AuthModule {}
