import { Module } from '@nestjs/common';
import { GenerationAnswer } from './generation-answer.js';
import { GenerationFollower } from './generation-follower.js';
import { GenerationService } from './generation.service.js';
import { HistoryService } from './history.service.js';
import { PromptsController } from './prompts.controller.js';
import { ReplyWaiter } from './reply-waiter.js';

@Module({
  controllers: [PromptsController],
  providers: [GenerationAnswer, GenerationFollower, GenerationService, HistoryService, ReplyWaiter],
})
export class PromptsModule {}
