import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { ForApiKeys } from '../http/for-api-keys.js';
import { RateLimited } from '../http/rate-limited.js';
import {
  type ScoreAnswer,
  type ScoreRequest,
  scoreRequestSchema,
  scoreSchema,
} from './dto/score.dto.js';
import { scoreAnswer } from './score-answer.js';

@ApiTags('prompts')
@ApiBearerAuth()
@Controller('api/prompts/score')
export class ScoreController {
  @Post()
  @ForApiKeys('prompts:read')
  @RateLimited('score')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Score a prompt that you paste',
    description: 'Free; nothing is stored. For plans with quality scoring.',
  })
  @ApiResponse({ status: 200, description: 'The score', standardSchema: scoreSchema })
  @ApiErrors(
    'validation_failed',
    'unauthorized',
    'plan_required',
    'too_many_requests',
    'body_too_large',
    'unsupported_media_type',
  )
  scorePrompt(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: scoreRequestSchema }) request: ScoreRequest,
  ): ScoreAnswer {
    return scoreAnswer(user, request);
  }
}
