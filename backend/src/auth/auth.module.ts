import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import type { Settings } from '@promptmint/core/config/settings';
import { MailModule } from '../mail/mail.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { SETTINGS } from '../settings.js';
import { DeletionService } from '../accounts/deletion.service.js';
import { AccountController } from '../accounts/account.controller.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { AuthController } from './auth.controller.js';
import { EmailLinks } from '../email-links/email-links.service.js';
import { EmailVerificationService } from '../accounts/email-verification.service.js';
import { ExportController } from '../data-export/export.controller.js';
import { ExportService } from '../data-export/export.service.js';
import { JwtAuthGuard } from './jwt-auth.guard.js';
import { JwtStrategy } from './jwt.strategy.js';
import { LocalStrategy } from './local.strategy.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordsController } from './passwords.controller.js';
import { PasswordsService } from './passwords.service.js';
import { AUDIENCE, ISSUER } from './session-claims.js';
import { SessionsService } from './sessions.service.js';
import { SignupGrants } from '../accounts/signup-grants.js';

@Module({
  imports: [
    MailModule,
    RateLimitsModule,
    JwtModule.registerAsync({
      inject: [SETTINGS],
      useFactory: (settings: Settings) => ({
        secret: settings.JWT_SECRET,
        signOptions: { algorithm: 'HS256', expiresIn: '7d', issuer: ISSUER, audience: AUDIENCE },
      }),
    }),
  ],
  controllers: [AuthController, PasswordsController, AccountController, ExportController],
  providers: [
    AccountsService,
    DeletionService,
    SessionsService,
    EmailLinks,
    EmailVerificationService,
    ExportService,
    PasswordsService,
    SignupGrants,
    PasswordHasher,
    LocalStrategy,
    JwtStrategy,
    { provide: APP_GUARD, useClass: JwtAuthGuard },
  ],
})
export class AuthModule {}
