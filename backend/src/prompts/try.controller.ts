import { Body, Controller, HttpCode, Inject, Ip, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Settings } from '@promptmint/core/config/settings';
import { ApiErrors } from '../http/api-errors.js';
import { AppError } from '../http/app-error.js';
import { Public } from '../http/public.js';
import { countedAddress } from '../http/client-address.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { SETTINGS } from '../settings.js';
import { triedPrompt } from './tried-prompt.js';
import { type TriedPrompt, triedPromptSchema, type TryRequest, trySchema } from './dto/try.dto.js';

@ApiTags('prompts')
@Controller('api/try')
export class TryController {
  private readonly isOff: boolean;

  constructor(
    private readonly limits: RateLimits,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.isOff = settings.RATE_LIMIT_TRY_PER_ADDRESS.length === 0;
  }

  @Post()
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Try it without an account',
    description:
      'Writes a prompt by rules, without a language model. Nothing is stored. Three a day for each address, unless the operator has set another limit; 404 where the operator has switched it off.',
  })
  @ApiResponse({ status: 200, description: 'The prompt', standardSchema: triedPromptSchema })
  @ApiErrors(
    'validation_failed',
    'not_found',
    'too_many_requests',
    'body_too_large',
    'unsupported_media_type',
  )
  async tryPrompt(
    @Body({ schema: trySchema }) request: TryRequest,
    @Ip() ip: string,
  ): Promise<TriedPrompt> {
    if (this.isOff) throw new AppError('not_found');
    // Here and not in the guard: what validation refuses is no try.
    await this.limits.refuseAbove('tries-per-address', countedAddress(ip));
    return triedPrompt(request);
  }
}
