import { Module } from '@nestjs/common';
import { GenerationService } from './generation.service.js';
import { HistoryService } from './history.service.js';
import { PromptsController } from './prompts.controller.js';
import { ReplyWaiter } from './reply-waiter.js';

@Module({
  controllers: [PromptsController],
  providers: [GenerationService, HistoryService, ReplyWaiter],
})
export class PromptsModule {}
