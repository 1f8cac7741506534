import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { API_KEYS_MAX, ROTATED_KEY_HOURS } from '@promptmint/core/catalogue/api-keys';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { type MessageAnswer, messageSchema } from '../http/message.dto.js';
import { RateLimited } from '../http/rate-limited.js';
import { ApiKeysService } from './api-keys.service.js';
import {
  type ApiKeyDraft,
  apiKeyDraftSchema,
  type ApiKeyId,
  apiKeyIdSchema,
  type ApiKeysAnswer,
  apiKeysSchema,
  type NewApiKeyAnswer,
  newApiKeySchema,
} from './dto/api-keys.dto.js';

@ApiTags('api-keys')
@ApiBearerAuth()
@Controller('api/auth/api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Get()
  @ApiOperation({
    summary: 'Your API keys, newest first',
    description: 'Without those that were revoked, or ended after another key took their place.',
  })
  @ApiResponse({ status: 200, description: 'All of them', standardSchema: apiKeysSchema })
  @ApiErrors('unauthorized')
  async apiKeys(@CurrentUser() user: SignedInUser): Promise<ApiKeysAnswer> {
    return { api_keys: await this.keys.list(user) };
  }

  @Post()
  @RateLimited('make-key')
  @ApiOperation({
    summary: 'Make an API key',
    description: `For plans with API access; up to ${API_KEYS_MAX} that work at a time, beside those that were rotated. The key is shown only in this answer. An email to a verified address says that it was made.`,
  })
  @ApiResponse({ status: 201, description: 'The key', standardSchema: newApiKeySchema })
  @ApiErrors(
    'validation_failed',
    'unauthorized',
    'api_access_required',
    'too_many_api_keys',
    'too_many_requests',
    'body_too_large',
    'unsupported_media_type',
  )
  createApiKey(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: apiKeyDraftSchema }) draft: ApiKeyDraft,
  ): Promise<NewApiKeyAnswer> {
    return this.keys.create(user, draft);
  }

  @Post(':id/rotate')
  @RateLimited('make-key')
  @ApiOperation({
    summary: 'Replace one of your API keys with a new one',
    description: `With the same name, scopes and lifetime. The old key keeps working for another ${ROTATED_KEY_HOURS} hours, unless it expires sooner. Both share the monthly cap and what is used of it.`,
  })
  @ApiResponse({ status: 201, description: 'The new key', standardSchema: newApiKeySchema })
  @ApiErrors(
    'validation_failed',
    'unauthorized',
    'api_access_required',
    'api_key_not_found',
    'api_key_ended',
    'api_key_rotated',
    'too_many_api_keys',
    'too_many_requests',
  )
  rotateApiKey(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: apiKeyIdSchema }) { id }: ApiKeyId,
  ): Promise<NewApiKeyAnswer> {
    return this.keys.rotate(user, id);
  }

  @Delete(':id')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Revoke one of your API keys',
    description: 'It stops working at once. Repeating it changes nothing.',
  })
  @ApiResponse({ status: 200, description: 'It is revoked', standardSchema: messageSchema })
  @ApiErrors('validation_failed', 'unauthorized', 'api_key_not_found')
  async revokeApiKey(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: apiKeyIdSchema }) { id }: ApiKeyId,
  ): Promise<MessageAnswer> {
    await this.keys.revoke(user, id);
    return { message: 'The API key is revoked.' };
  }
}
