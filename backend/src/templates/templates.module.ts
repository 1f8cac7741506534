import { Module } from '@nestjs/common';
import { TemplatePrompts } from './template-prompts.service.js';
import { TemplatesController } from './templates.controller.js';
import { TemplatesService } from './templates.service.js';

@Module({
  controllers: [TemplatesController],
  providers: [TemplatesService, TemplatePrompts],
  exports: [TemplatePrompts],
})
export class TemplatesModule {}
