import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { SupportAccountsController } from './accounts.controller.js';
import { SupportAccounts } from './accounts.service.js';
import { AuditController } from './audit.controller.js';
import { AuditPages } from './audit-pages.service.js';
import { Audit } from './audit.service.js';

/** What support staff do, in Swagger UI. */
@Module({
  imports: [RateLimitsModule],
  controllers: [SupportAccountsController, AuditController],
  providers: [Audit, AuditPages, SupportAccounts],
})
export class SupportModule {}
