import { Module } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { PromptsModule } from '../prompts/prompts.module.js';
import { SharedLinksController } from './shared-links.controller.js';
import { SharedLinksService } from './shared-links.service.js';

@Module({
  imports: [PromptsModule],
  controllers: [SharedLinksController],
  providers: [SharedLinksService],
})
export class SharedLinksModule {
  /** The module where the operator allows shared links; elsewhere its addresses do not exist. */
  static where({ ALLOW_SHARED_LINKS }: Settings): (typeof SharedLinksModule)[] {
    return ALLOW_SHARED_LINKS === 'on' ? [SharedLinksModule] : [];
  }
}
