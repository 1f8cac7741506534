import { Module } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { Metrics } from '../metrics/metrics.js';
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
      inject: [SETTINGS, Metrics],
      useFactory: async (settings: Settings, metrics: Metrics) =>
        new BlueprintWriter(await createProviders(settings), metrics),
    },
  ],
  exports: [GenerationRecord],
})
export class GenerationModule {}
