import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Settings } from '@promptmint/core/config/settings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../http/api-errors.js';
import { AppError } from '../http/app-error.js';
import { ApiKeyScopes } from '../http/for-api-keys.js';
import { Public } from '../http/public.js';
import { SETTINGS } from '../settings.js';

const HOME = 'index.html';
/** The application, which shows its own page for an unknown address. */
const NOT_FOUND = 'app.html';
/** The page of every shared prompt, which reads what it shows from the API. */
const SHARED = 'shared.html';
const SHARED_PATH = /^\/s\/[^/]+\/?$/;

/** Pages that answer other addresses and have none of their own. */
const INTERNAL: ReadonlySet<string> = new Set([HOME, NOT_FOUND, SHARED]);
/** Compressed forms are found by the name of their file; the list of what was built is not public. */
const HIDDEN = /\.(br|gz)$|(^|\/)\./;

/**
 * Programs that show a preview of a shared link, by the names that their makers document. Most of
 * them accept any type, as monitoring programs do. deploy/nginx.conf has the same list.
 */
const LINK_PREVIEWS =
  /facebookexternalhit|Twitterbot|LinkedInBot|Slackbot|Discordbot|TelegramBot|WhatsApp|Pinterestbot|SkypeUriPreview|Mastodon|Bluesky/i;

/** The site, where this process serves it. */
@ApiTags('health')
@Public(true)
@ApiKeyScopes([])
@Controller()
export class WebController {
  /** The files of the build, by their path in it. */
  private readonly files: ReadonlySet<string>;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {
    const { WEB_ROOT: root } = settings;
    const files = root === undefined ? [] : filesIn(root);
    this.files = new Set(files.filter((file) => !HIDDEN.test(file)));
  }

  @Get()
  @ApiOperation({
    summary: 'Whether the API answers',
    description:
      'Clients that accept `text/html`, and link previews, get the site instead if this process serves it.',
  })
  @ApiResponse({
    status: 200,
    description: 'The process answers',
    schema: {
      type: 'object',
      properties: { status: { type: 'string', enum: ['ok'] } },
      required: ['status'],
    },
  })
  @ApiErrors()
  async root(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await (this.wantsSite(request) ? reply.sendFile(HOME) : reply.send({ status: 'ok' }));
  }

  @Get('*')
  @ApiExcludeEndpoint()
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = ''] = request.url.split('?');
    const file = path.slice(1);
    if (this.files.has(file)) return void (await reply.sendFile(file));
    const page = `${file.replace(/\/+$/, '')}.html`;
    if (this.files.has(page) && !INTERNAL.has(page)) return void (await reply.sendFile(page));
    if (SHARED_PATH.test(path) && this.servesShared()) {
      return void (await reply.header('x-robots-tag', 'noindex').sendFile(SHARED));
    }
    if (path.startsWith('/api/') || !this.wantsSite(request)) throw new AppError('not_found');
    // With validators a browser could get 304 for a page that it must show with 404.
    await reply.status(404).sendFile(NOT_FOUND, { etag: false, lastModified: false });
  }

  private servesShared(): boolean {
    const { WEB_ROOT, ALLOW_SHARED_LINKS } = this.settings;
    return WEB_ROOT !== undefined && ALLOW_SHARED_LINKS === 'on';
  }

  private wantsSite({ headers }: FastifyRequest): boolean {
    if (this.settings.WEB_ROOT === undefined) return false;
    const { accept = '', 'user-agent': program = '' } = headers;
    return accept.includes('text/html') || LINK_PREVIEWS.test(program);
  }
}

/** Their paths as in an address. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}
