import { Module } from '@nestjs/common';
import { EmailLinksModule } from '../email-links/email-links.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { AccountHelpController } from './account-help.controller.js';
import { AccountHelp } from './account-help.service.js';
import { AccountStatesController } from './account-states.controller.js';
import { AccountStates } from './account-states.service.js';
import { SupportAccountsController } from './accounts.controller.js';
import { SupportAccounts } from './accounts.service.js';
import { AuditController } from './audit.controller.js';
import { AuditPages } from './audit-pages.service.js';
import { Audit } from './audit.service.js';
import { FailedMailsController } from './failed-mails.controller.js';
import { SupportFailedMails } from './failed-mails.service.js';
import { GoodwillController } from './goodwill.controller.js';
import { Goodwill } from './goodwill.service.js';
import { OpenGenerationsController } from './open-generations.controller.js';
import { OpenGenerations } from './open-generations.service.js';
import { SupportRecordsController } from './records.controller.js';
import { SupportRecords } from './records.service.js';
import { RefundsController } from './refunds.controller.js';
import { SupportRefunds } from './refunds.service.js';

/** What support staff do, in Swagger UI. */
@Module({
  imports: [EmailLinksModule, MailModule, PaymentsModule, RateLimitsModule],
  controllers: [
    SupportAccountsController,
    SupportRecordsController,
    GoodwillController,
    RefundsController,
    FailedMailsController,
    OpenGenerationsController,
    AccountStatesController,
    AccountHelpController,
    AuditController,
  ],
  providers: [
    AccountHelp,
    AccountStates,
    Audit,
    AuditPages,
    Goodwill,
    OpenGenerations,
    SupportAccounts,
    SupportFailedMails,
    SupportRecords,
    SupportRefunds,
  ],
})
export class SupportModule {}
