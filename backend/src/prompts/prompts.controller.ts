import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { User } from '@promptmint/core/database/entities/user';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser } from '../http/current-user.js';
import { IdempotencyKey } from '../http/idempotency-key.js';
import {
  type GenerateRequest,
  generateSchema,
  type HistoryAnswer,
  type HistoryQuery,
  historyQuerySchema,
  historySchema,
  type PromptAnswer,
  promptSchema,
  type StatsAnswer,
  statsSchema,
} from './dto/prompts.dto.js';
import { GenerationService } from './generation.service.js';
import { HistoryService } from './history.service.js';
import { toHistoryItem, toPromptAnswer } from './prompt-answer.js';

@ApiTags('prompts')
@ApiBearerAuth()
@Controller('api/prompts')
export class PromptsController {
  constructor(
    private readonly generation: GenerationService,
    private readonly pastPrompts: HistoryService,
  ) {}

  @Post('generate')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Turn a request into an optimized prompt',
    description: 'Costs 1 credit. If the generation fails, the credit comes back.',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'Unique per request. The same key and body, sent again within 24 hours, are the same generation and cost nothing.',
    schema: { type: 'string', maxLength: 200 },
  })
  @ApiResponse({ status: 200, description: 'The optimized prompt', standardSchema: promptSchema })
  @ApiErrors(
    'validation_failed',
    'unauthorized',
    'out_of_credits',
    'email_unverified',
    'prompt_not_found',
    'idempotency_key_reused',
    'body_too_large',
    'unsupported_media_type',
    'generation_failed',
    'generation_pending',
  )
  async generate(
    @CurrentUser() user: User,
    @Body({ schema: generateSchema }) request: GenerateRequest,
    @IdempotencyKey() key: string | undefined,
  ): Promise<PromptAnswer> {
    return toPromptAnswer(await this.generation.generate(user, request, key), user.plan);
  }

  @Get('history')
  @ApiOperation({ summary: 'Your prompts, newest first' })
  @ApiResponse({ status: 200, description: 'One page', standardSchema: historySchema })
  @ApiErrors('validation_failed', 'unauthorized')
  async history(
    @CurrentUser() user: User,
    @Query({ schema: historyQuerySchema }) query: HistoryQuery,
  ): Promise<HistoryAnswer> {
    const { prompts, total, olderHidden } = await this.pastPrompts.page(user, query);
    return {
      prompts: prompts.map((prompt) => toHistoryItem(prompt, user.plan)),
      total,
      older_hidden: olderHidden,
    };
  }

  @Get('stats/summary')
  @ApiOperation({ summary: 'What you have used so far' })
  @ApiResponse({ status: 200, description: 'Totals', standardSchema: statsSchema })
  @ApiErrors('unauthorized')
  statsSummary(@CurrentUser() user: User): Promise<StatsAnswer> {
    return this.pastPrompts.stats(user);
  }
}
