import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { GenerationResponder } from './generation-responder.js';
import { GenerationFollower } from './generation-follower.js';
import { GenerationService } from './generation.service.js';
import { HistoryService } from './history.service.js';
import { PromptWatches } from './prompt-watches.js';
import { PromptDeletionController } from './prompt-deletion.controller.js';
import { PromptDeletionService } from './prompt-deletion.service.js';
import { PromptsController } from './prompts.controller.js';
import { ReplyWaiter } from './reply-waiter.js';

@Module({
  imports: [MailModule],
  controllers: [PromptsController, PromptDeletionController],
  providers: [
    GenerationResponder,
    GenerationFollower,
    GenerationService,
    HistoryService,
    PromptDeletionService,
    PromptWatches,
    ReplyWaiter,
  ],
})
export class PromptsModule {}
