import { Body, Controller, Delete, Get, Header, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { Public } from '../http/public.js';
import { RateLimited } from '../http/rate-limited.js';
import {
  type PromptToShare,
  promptToShareSchema,
  type SharedLinkAnswer,
  type SharedLinkId,
  sharedLinkIdSchema,
  sharedLinkSchema,
  type SharedLinksAnswer,
  sharedLinksSchema,
  type SharedPromptAnswer,
  sharedPromptSchema,
  type ShareRequest,
  shareSchema,
  type SharedToken,
  sharedTokenSchema,
} from './dto/shared-links.dto.js';
import { SharedLinksService } from './shared-links.service.js';

@ApiTags('shared links')
@Controller('api')
export class SharedLinksController {
  constructor(private readonly links: SharedLinksService) {}

  @Post('prompts/:id/shares')
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Make a link to a prompt of yours',
    description:
      'Anyone who has the link can read this version of the prompt and the request, without an account, until it expires or you revoke it. 404 where the operator allows no shared links.',
  })
  @ApiResponse({ status: 201, description: 'The link', standardSchema: sharedLinkSchema })
  @ApiErrors(
    'validation_failed',
    'unauthorized',
    'prompt_not_found',
    'not_found',
    'too_many_shared_links',
    'body_too_large',
    'unsupported_media_type',
  )
  sharePrompt(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: promptToShareSchema }) { id }: PromptToShare,
    @Body({ schema: shareSchema }) request: ShareRequest,
  ): Promise<SharedLinkAnswer> {
    return this.links.share(user, id, request);
  }

  @Get('shared-links')
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Your links that work, newest first',
    description: '404 where the operator allows no shared links.',
  })
  @ApiResponse({ status: 200, description: 'All of them', standardSchema: sharedLinksSchema })
  @ApiErrors('unauthorized', 'not_found')
  async sharedLinks(@CurrentUser() user: SignedInUser): Promise<SharedLinksAnswer> {
    return { links: await this.links.list(user) };
  }

  @Delete('shared-links/:id')
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Revoke a link of yours',
    description: 'It stops working at once. Returns the link that was revoked.',
  })
  @ApiResponse({ status: 200, description: 'It is gone', standardSchema: sharedLinkSchema })
  @ApiErrors('validation_failed', 'unauthorized', 'shared_link_not_found', 'not_found')
  revokeSharedLink(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: sharedLinkIdSchema }) { id }: SharedLinkId,
  ): Promise<SharedLinkAnswer> {
    return this.links.revoke(user, id);
  }

  @Get('shared/:token')
  @Public(true)
  @RateLimited('open-shared')
  @Header('x-robots-tag', 'noindex')
  @ApiOperation({
    summary: 'The prompt behind a shared link',
    description:
      'To anyone who has the link. The same 404 whether it never existed, has expired or was revoked, or its prompt or account was deleted.',
  })
  @ApiResponse({ status: 200, description: 'The prompt', standardSchema: sharedPromptSchema })
  @ApiErrors('shared_link_not_found', 'not_found', 'too_many_requests')
  sharedPrompt(
    @Param({ schema: sharedTokenSchema }) { token }: SharedToken,
  ): Promise<SharedPromptAnswer> {
    return this.links.open(token);
  }
}
