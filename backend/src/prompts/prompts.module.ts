import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { GenerationResponder } from './generation-responder.js';
import { GenerationFollower } from './generation-follower.js';
import { GenerationService } from './generation.service.js';
import { HistoryService } from './history.service.js';
import { PromptWatches } from './prompt-watches.js';
import { PromptDeletionController } from './prompt-deletion.controller.js';
import { PromptDeletionService } from './prompt-deletion.service.js';
import { PromptTools } from './prompt-tools.service.js';
import { PromptsController } from './prompts.controller.js';
import { QueuePositions } from './queue-positions.js';
import { ReplyWaiter } from './reply-waiter.js';
import { ScoreController } from './score.controller.js';
import { TryController } from './try.controller.js';

@Module({
  imports: [MailModule, RateLimitsModule],
  controllers: [PromptsController, PromptDeletionController, ScoreController, TryController],
  providers: [
    GenerationResponder,
    GenerationFollower,
    GenerationService,
    HistoryService,
    PromptDeletionService,
    PromptTools,
    PromptWatches,
    QueuePositions,
    ReplyWaiter,
  ],
  exports: [HistoryService, PromptTools],
})
export class PromptsModule {}
