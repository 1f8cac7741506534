import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { GenerationResponder } from './generation-responder.js';
import { GenerationFollower } from './generation-follower.js';
import { GenerationService } from './generation.service.js';
import { HistoryService } from './history.service.js';
import { PromptWatches } from './prompt-watches.js';
import { PromptsController } from './prompts.controller.js';
import { ReplyWaiter } from './reply-waiter.js';
import { TryController } from './try.controller.js';

@Module({
  imports: [MailModule, RateLimitsModule],
  controllers: [PromptsController, TryController],
  providers: [
    GenerationResponder,
    GenerationFollower,
    GenerationService,
    HistoryService,
    PromptWatches,
    ReplyWaiter,
  ],
})
export class PromptsModule {}
