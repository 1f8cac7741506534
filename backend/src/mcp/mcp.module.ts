import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/credits.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { McpController } from './mcp.controller.js';
import { McpService } from './mcp.service.js';

@Module({
  imports: [PromptsModule, CreditsModule, TemplatesModule],
  controllers: [McpController],
  providers: [McpService],
})
export class McpModule {}
