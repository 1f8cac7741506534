import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Settings } from '@promptmint/core/config/settings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../http/api-errors.js';
import { AppError } from '../http/app-error.js';
import { Public } from '../http/public.js';
import { SETTINGS } from '../settings.js';

/** Pages that were written at build; every other path is the application's own. */
const PRERENDERED: ReadonlyMap<string, string> = new Map([
  ['/', 'index.html'],
  ['/pricing', 'pricing.html'],
  ['/terms', 'terms.html'],
  ['/privacy', 'privacy.html'],
  ['/contact', 'contact.html'],
]);

/** The site, where this process serves it; a browser that opens any path gets it. */
@ApiTags('health')
@Public(true)
@Controller()
export class WebController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get()
  @ApiOperation({
    summary: 'Whether the API answers',
    description:
      'A client that accepts `text/html` gets the site instead, where this process serves it.',
  })
  @ApiResponse({
    status: 200,
    description: 'It does',
    schema: {
      type: 'object',
      properties: { status: { type: 'string', enum: ['ok'] } },
      required: ['status'],
    },
  })
  @ApiErrors()
  async root(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await (this.wantsSite(request) ? sendPage(request, reply) : reply.send({ status: 'ok' }));
  }

  @Get('*')
  @ApiExcludeEndpoint()
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.url.startsWith('/api/') || !this.wantsSite(request))
      throw new AppError('not_found');
    await sendPage(request, reply);
  }

  private wantsSite({ headers }: FastifyRequest): boolean {
    return this.settings.WEB_ROOT !== undefined && (headers.accept ?? '').includes('text/html');
  }
}

function sendPage({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = url.split('?');
  return reply.sendFile(PRERENDERED.get(path) ?? 'app.html');
}
