import type { DynamicModule } from '@nestjs/common';
import { isLoopback } from '@promptmint/core/config/loopback';
import type { Settings } from '@promptmint/core/config/settings';
import { LocalModelController } from './local-model.controller.js';
import { LocalModelService } from './local-model.service.js';
import { type StarterChannel, StarterLink } from './starter-link.service.js';

/** Lets the person at this machine choose a model that runs on it. */
export class LocalModelModule {
  /** The module, where the starter runs the product for this machine alone; nothing elsewhere. */
  static where(settings: Settings, starter: StarterChannel): DynamicModule[] {
    const { APP_ENV, NODE_ENV, HOST, PUBLIC_URL } = settings;
    if (APP_ENV !== 'local' || NODE_ENV === 'production') return [];
    if (!isLoopback(HOST) || !isLoopback(new URL(PUBLIC_URL).hostname)) return [];
    return [
      {
        module: LocalModelModule,
        controllers: [LocalModelController],
        providers: [
          { provide: StarterLink, useFactory: () => new StarterLink(starter) },
          LocalModelService,
        ],
      },
    ];
  }
}
