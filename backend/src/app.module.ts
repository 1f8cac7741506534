import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import type { Settings } from '@promptmint/core/config/settings';
import { databaseOf, ormConfig } from '@promptmint/core/database/orm-config';
import type { QueueStore } from '@promptmint/core/queues/queue-store';
import { LoggerModule } from 'nestjs-pino';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdmissionModule } from './admission/admission.module.js';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { ContactModule } from './contact/contact.module.js';
import { CreditsModule } from './credits/credits.module.js';
import { DataExportModule } from './data-export/data-export.module.js';
import { HealthModule } from './health/health.module.js';
import { ErrorFilter } from './http/error-filter.js';
import { httpLogging } from './http/http-logging.js';
import { currentEntityManager } from './http/orm-context.js';
import { validationPipe } from './http/validation.js';
import { LocalModelModule } from './local-model/local-model.module.js';
import type { StarterChannel } from './local-model/starter-link.service.js';
import { McpModule } from './mcp/mcp.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PromptsModule } from './prompts/prompts.module.js';
import { QueuesModule } from './queues/queues.module.js';
import { RateLimitsModule } from './rate-limits/rate-limits.module.js';
import { SettingsModule } from './settings.js';
import { SupportModule } from './support/support.module.js';
import { SharedLinksModule } from './shared-links/shared-links.module.js';
import { TemplatesModule } from './templates/templates.module.js';
import { WebModule } from './web/web.module.js';

/** The module of the whole API. */
@Module({})
export class AppModule {
  static of(
    settings: Settings,
    store: QueueStore,
    starter: StarterChannel = process,
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.of(settings),
        LoggerModule.forRoot(httpLogging(settings.LOG_LEVEL)),
        MikroOrmModule.forRoot({
          ...ormConfig(databaseOf(settings)),
          registerRequestContext: false,
          context: currentEntityManager,
        }) as DynamicModule,
        QueuesModule.of(store),
        AdmissionModule,
        AuthModule,
        RateLimitsModule,
        AccountsModule,
        ApiKeysModule,
        DataExportModule,
        CatalogueModule,
        ContactModule,
        CreditsModule,
        PaymentsModule,
        PromptsModule,
        TemplatesModule,
        McpModule,
        SupportModule,
        ...SharedLinksModule.where(settings),
        HealthModule,
        MetricsModule,
        ...LocalModelModule.where(settings, starter),
        WebModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: validationPipe },
      ],
    };
  }
}
