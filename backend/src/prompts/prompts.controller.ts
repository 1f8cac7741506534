import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Settings } from '@promptmint/core/config/settings';
import type { FastifyReply } from 'fastify';
import { SETTINGS } from '../settings.js';
import { Admitted } from '../http/admitted.js';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { ForApiKeys } from '../http/for-api-keys.js';
import { IDEMPOTENCY_KEY_FORM, IdempotencyKey } from '../http/idempotency-key.js';
import { RateLimited } from '../http/rate-limited.js';
import {
  type AnalysisAnswer,
  analysisSchema,
  type AnalyzeRequest,
  analyzeSchema,
} from './dto/analyze.dto.js';
import {
  type HistoryAnswer,
  historySchema,
  type HistorySearch,
  historySearchSchema,
  type VersionsAnswer,
  versionsSchema,
} from './dto/history.dto.js';
import { type GenerateRequest, generateSchema } from './dto/generate.dto.js';
import {
  type HistoryItem,
  historyItemSchema,
  type PromptAnswer,
  promptSchema,
  type StatsAnswer,
  statsSchema,
} from './dto/prompts.dto.js';
import {
  type PromptId,
  promptIdSchema,
  type RefineRequest,
  refineSchema,
} from './dto/refine.dto.js';
import { type RefinementsAnswer, refinementsSchema } from './dto/refinements.dto.js';
import { analysisAnswer } from './analysis-answer.js';
import { GenerationResponder } from './generation-responder.js';
import { GenerationService } from './generation.service.js';
import { HistoryService } from './history.service.js';
import { toHistoryItem } from './prompt-answer.js';
import { refinementsAnswer } from './refinements-answer.js';

/** What both operations that make a prompt can answer. */
const GENERATION_ERRORS = [
  'validation_failed',
  'unauthorized',
  'out_of_credits',
  'key_cap_reached',
  'email_unverified',
  'prompt_not_found',
  'idempotency_key_reused',
  'prompt_deleted',
  'too_many_requests',
  'body_too_large',
  'unsupported_media_type',
  'generation_failed',
  'generation_unavailable',
  'generation_pending',
  'generation_uncertain',
] as const;

/** What every operation on one finished prompt can answer. */
const FINDING_ERRORS = ['validation_failed', 'unauthorized', 'prompt_not_found'] as const;

/** The header under which a request can be repeated. */
const ApiIdempotencyKey = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'Unique per request. Sending the same key and body again within 24 hours returns the same generation and costs nothing.',
    schema: { ...IDEMPOTENCY_KEY_FORM, example: '0e6f2f9c-1f5d-4f0e-8b0a-6a4f7a1f4c11' },
  });

@ApiTags('prompts')
@ApiBearerAuth()
@Controller('api/prompts')
export class PromptsController {
  constructor(
    private readonly generation: GenerationService,
    private readonly responder: GenerationResponder,
    private readonly pastPrompts: HistoryService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post('analyze')
  @ForApiKeys('prompts:read')
  @RateLimited('analyze')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Analyze a request before generating',
    description:
      'Free; nothing is stored. `kinds` and `questions` are empty when nothing is likely. Generate accepts a kind and answers.',
  })
  @ApiResponse({ status: 200, description: 'The analysis', standardSchema: analysisSchema })
  @ApiErrors(
    'validation_failed',
    'unauthorized',
    'too_many_requests',
    'body_too_large',
    'unsupported_media_type',
  )
  analyze(@Body({ schema: analyzeSchema }) request: AnalyzeRequest): AnalysisAnswer {
    return analysisAnswer(request);
  }

  @Post('generate')
  @ForApiKeys('prompts:write')
  @Admitted(true)
  @RateLimited('generate')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Turn a request into an optimized prompt',
    description:
      'Costs 1 credit. If the generation fails, the credit is refunded. With `Accept: text/event-stream` the prompt comes section by section.',
  })
  @ApiIdempotencyKey()
  @ApiResponse({ status: 200, description: 'The optimized prompt', standardSchema: promptSchema })
  @ApiErrors(...GENERATION_ERRORS)
  async generate(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: generateSchema }) request: GenerateRequest,
    @IdempotencyKey() key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PromptAnswer | StreamableFile> {
    const started = await this.generation.generate(user, request, key);
    return this.responder.respond(reply, started, user.plan);
  }

  @Post(':id/refine')
  @ForApiKeys('prompts:read', 'prompts:write')
  @Admitted(true)
  @RateLimited('generate')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Make a new version of a prompt of yours',
    description:
      'With a named refinement (`wish`), or with a note in your own words where a language model is set up. Kind and answers stay the same. Costs 1 credit and responds as generate does. If there is nothing to change, nothing is charged.',
  })
  @ApiIdempotencyKey()
  @ApiResponse({ status: 200, description: 'The new version', standardSchema: promptSchema })
  @ApiErrors(...GENERATION_ERRORS, 'note_needs_model', 'nothing_to_change')
  async refine(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: promptIdSchema }) { id }: PromptId,
    @Body({ schema: refineSchema }) request: RefineRequest,
    @IdempotencyKey() key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PromptAnswer | StreamableFile> {
    const started = await this.generation.refine(user, id, request, key);
    return this.responder.respond(reply, started, user.plan);
  }

  @Get('history')
  @ForApiKeys('prompts:read')
  @ApiOperation({
    summary: 'Your prompts, newest first',
    description:
      'As far back as your plan shows. With filters, only prompts that match all of them.',
  })
  @ApiResponse({ status: 200, description: 'One page', standardSchema: historySchema })
  @ApiErrors('validation_failed', 'unauthorized')
  async promptHistory(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: historySearchSchema }) search: HistorySearch,
  ): Promise<HistoryAnswer> {
    const { prompts, total, olderHidden } = await this.pastPrompts.page(user, search);
    return {
      prompts: prompts.map((prompt) => toHistoryItem(prompt, user.plan)),
      total,
      older_hidden: olderHidden,
    };
  }

  @Get('stats/summary')
  @ForApiKeys('prompts:read', 'credits:read')
  @ApiOperation({ summary: 'Your usage so far' })
  @ApiResponse({ status: 200, description: 'Totals', standardSchema: statsSchema })
  @ApiErrors('unauthorized')
  statsSummary(@CurrentUser() user: SignedInUser): Promise<StatsAnswer> {
    return this.pastPrompts.stats(user);
  }

  @Get(':id')
  @ForApiKeys('prompts:read')
  @ApiOperation({ summary: 'One prompt of yours' })
  @ApiResponse({ status: 200, description: 'The prompt', standardSchema: historyItemSchema })
  @ApiErrors(...FINDING_ERRORS)
  async prompt(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: promptIdSchema }) { id }: PromptId,
  ): Promise<HistoryItem> {
    return toHistoryItem(await this.pastPrompts.find(user, id), user.plan);
  }

  @Get(':id/versions')
  @ForApiKeys('prompts:read')
  @ApiOperation({
    summary: 'All versions of a prompt of yours, oldest first',
    description: 'The original prompt and every refinement of it.',
  })
  @ApiResponse({ status: 200, description: 'The versions', standardSchema: versionsSchema })
  @ApiErrors(...FINDING_ERRORS)
  async versions(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: promptIdSchema }) { id }: PromptId,
  ): Promise<VersionsAnswer> {
    const versions = await this.pastPrompts.versions(user, id);
    return { versions: versions.map((version) => toHistoryItem(version, user.plan)) };
  }

  @Get(':id/refinements')
  @ForApiKeys('prompts:read')
  @RateLimited('refinements')
  @ApiOperation({
    summary: 'What each named refinement of a prompt of yours would do',
    description: 'Free; to ask before a credit is used.',
  })
  @ApiResponse({ status: 200, description: 'All of them', standardSchema: refinementsSchema })
  @ApiErrors(...FINDING_ERRORS, 'too_many_requests')
  async refinements(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: promptIdSchema }) { id }: PromptId,
  ): Promise<RefinementsAnswer> {
    const prompt = await this.pastPrompts.findWithBlueprint(user, id);
    return refinementsAnswer(prompt, this.settings);
  }

  @Put(':id/favourite')
  @ForApiKeys('prompts:read', 'prompts:write')
  @ApiOperation({
    summary: 'Mark a prompt of yours as a favorite',
    description: 'Returns the prompt, even if it was already a favorite.',
  })
  @ApiResponse({ status: 200, description: 'The prompt', standardSchema: historyItemSchema })
  @ApiErrors(...FINDING_ERRORS)
  async addFavourite(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: promptIdSchema }) { id }: PromptId,
  ): Promise<HistoryItem> {
    return toHistoryItem(await this.pastPrompts.setFavourite(user, id, true), user.plan);
  }

  @Delete(':id/favourite')
  @ForApiKeys('prompts:read', 'prompts:write')
  @ApiOperation({
    summary: 'Remove a prompt from your favorites',
    description: 'The prompt itself stays. Returns the prompt, even if it was not a favorite.',
  })
  @ApiResponse({ status: 200, description: 'The prompt', standardSchema: historyItemSchema })
  @ApiErrors(...FINDING_ERRORS)
  async removeFavourite(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: promptIdSchema }) { id }: PromptId,
  ): Promise<HistoryItem> {
    return toHistoryItem(await this.pastPrompts.setFavourite(user, id, false), user.plan);
  }
}
