import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EmailLinksModule } from '../email-links/email-links.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { AccountController } from './account.controller.js';
import { AccountsService } from './accounts.service.js';
import { DeletionService } from './deletion.service.js';
import { EmailVerificationController } from './email-verification.controller.js';
import { EmailVerificationService } from './email-verification.service.js';
import { SignupGrants } from './signup-grants.js';

@Module({
  imports: [AuthModule, EmailLinksModule, MailModule, RateLimitsModule],
  controllers: [AccountController, EmailVerificationController],
  providers: [AccountsService, DeletionService, EmailVerificationService, SignupGrants],
})
export class AccountsModule {}
