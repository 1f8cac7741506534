import { Module } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { SETTINGS } from '../settings.js';
import { MailProcessor } from './mail.processor.js';
import { MailTransport } from './transport.js';

/** Consumes the mail queue. Expects the settings and the entity manager as global providers. */
@Module({
  providers: [
    MailProcessor,
    {
      provide: MailTransport,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new MailTransport(settings),
    },
  ],
})
export class MailModule {}
