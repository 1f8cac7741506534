import { Module } from '@nestjs/common';
import { Auditor } from '../audit/auditor.js';
import { GenerationModule } from '../generation/generation.module.js';
import { OpenRefunds } from './open-refunds.js';
import { OutboxRelay } from './outbox-relay.js';
import { OverdueGenerations } from './overdue-generations.js';
import { PaymentRecords } from './payment-records.js';
import { PendingPayments } from './pending-payments.js';
import { PromptPurging } from './prompt-purging.js';
import { Purging } from './purging.js';
import { StripeCalls } from './stripe-calls.js';
import { Tidying } from './tidying.js';
import { MaintenanceSchedule } from './maintenance-schedule.js';
import { MaintenanceTimer } from './maintenance-timer.js';
import { MaintenanceProcessor } from './maintenance.processor.js';

@Module({
  imports: [GenerationModule],
  providers: [
    MaintenanceProcessor,
    MaintenanceSchedule,
    MaintenanceTimer,
    Auditor,
    OpenRefunds,
    OutboxRelay,
    OverdueGenerations,
    PendingPayments,
    StripeCalls,
    Tidying,
    Purging,
    PromptPurging,
    PaymentRecords,
  ],
})
export class MaintenanceModule {}
