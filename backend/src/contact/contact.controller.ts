import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { MaybeSignedInGuard } from '../http/maybe-signed-in.guard.js';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { type MessageAnswer, messageSchema } from '../http/message.dto.js';
import { Public } from '../http/public.js';
import { RateLimited } from '../http/rate-limited.js';
import { ContactService } from './contact.service.js';
import { type ContactRequest, contactSchema } from './dto/contact.dto.js';

@ApiTags('contact')
@ApiBearerAuth()
@ApiSecurity({})
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Public(true)
  @UseGuards(MaybeSignedInGuard)
  @Post('submit')
  @RateLimited('contact')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Write to support',
    description:
      'Works with or without signing in. Messages from people whose plan has priority support come first. Leave `website` empty: it is a trap for bots.',
  })
  @ApiResponse({ status: 200, description: 'The message was saved', standardSchema: messageSchema })
  @ApiErrors('validation_failed', 'too_many_requests', 'body_too_large', 'unsupported_media_type')
  async contactSubmit(
    @CurrentUser() user: SignedInUser | null,
    @Body({ schema: contactSchema }) request: ContactRequest,
  ): Promise<MessageAnswer> {
    await this.contact.submit(user, request);
    return { message: "Message sent! We'll respond within 24 hours" };
  }
}
