import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { databaseOf, ormConfig } from '@promptmint/core/database/orm-config';
import type { QueueStore } from '@promptmint/core/queues/queue-store';
import { errorForLog } from '@promptmint/core/logging/error-for-log';
import { LoggerModule } from 'nestjs-pino';
import { GenerationModule } from './generation/generation.module.js';
import { HealthModule } from './health/health.module.js';
import { MailModule } from './mail/mail.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { QueuesModule } from './queues.module.js';
import { SettingsModule } from './settings.js';
import { MaintenanceModule } from './maintenance/maintenance.module.js';

/** The module of the whole worker. */
@Module({})
export class WorkerModule {
  static of(settings: Settings, store: QueueStore): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        SettingsModule.of(settings),
        LoggerModule.forRoot({
          pinoHttp: {
            level: settings.LOG_LEVEL,
            wrapSerializers: false,
            serializers: { err: errorForLog },
          },
        }),
        MikroOrmModule.forRoot({
          ...ormConfig(databaseOf(settings)),
          registerRequestContext: false,
        }) as DynamicModule,
        QueuesModule.of(store),
        MetricsModule,
        HealthModule,
        GenerationModule,
        MailModule,
        MaintenanceModule,
      ],
    };
  }
}
