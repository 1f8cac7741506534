import { Module } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { SETTINGS } from '../settings.js';
import { GenerationRecord } from './generation-record.js';
import { GenerationProcessor } from './generation.processor.js';
import { BlueprintWriter } from './providers/blueprint-writer.js';
import { createProviders } from './providers/create-providers.js';

@Module({
  providers: [
    GenerationProcessor,
    GenerationRecord,
    {
      provide: BlueprintWriter,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new BlueprintWriter(createProviders(settings)),
    },
  ],
  exports: [GenerationRecord],
})
export class GenerationModule {}
