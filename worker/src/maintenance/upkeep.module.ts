import { Module } from '@nestjs/common';
import { Auditor } from '../audit/auditor.js';
import { GenerationModule } from '../generation/generation.module.js';
import { OutboxRelay } from './outbox-relay.js';
import { OverdueGenerations } from './overdue-generations.js';
import { PaymentRecords } from './payment-records.js';
import { PendingPayments } from './pending-payments.js';
import { Purging } from './purging.js';
import { Tidying } from './tidying.js';
import { UpkeepSchedule } from './upkeep-schedule.js';
import { UpkeepTimer } from './upkeep-timer.js';
import { UpkeepProcessor } from './upkeep.processor.js';

@Module({
  imports: [GenerationModule],
  providers: [
    UpkeepProcessor,
    UpkeepSchedule,
    UpkeepTimer,
    Auditor,
    OutboxRelay,
    OverdueGenerations,
    PendingPayments,
    Tidying,
    Purging,
    PaymentRecords,
  ],
})
export class UpkeepModule {}
