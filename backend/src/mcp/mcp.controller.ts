import { All, Controller, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Settings } from '@promptmint/core/config/settings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { ApiKeyScopes } from '../http/for-api-keys.js';
import { SETTINGS } from '../settings.js';
import { McpService } from './mcp.service.js';

/** Names of this machine: a page of another site can never send them as its own. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const ONE_MESSAGE = 'Please send one message at a time.';

/** One address for agents; each tool asks for its scope, and openapi.json leaves it out, because the protocol describes itself. */
@ApiExcludeController()
@ApiKeyScopes([])
@Controller('mcp')
export class McpController {
  private readonly site: string;
  private readonly hosts: string[];

  constructor(
    private readonly mcp: McpService,
    @Inject(SETTINGS) { PUBLIC_URL }: Settings,
  ) {
    this.site = PUBLIC_URL.replace(/\/+$/, '');
    this.hosts = [new URL(PUBLIC_URL).hostname, ...LOOPBACK];
  }

  @All()
  async serve(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    // A `Request` cannot have this method; the protocol's package refuses every other one itself.
    if (request.method === 'TRACE') return void reply.status(405).header('allow', 'POST').send();
    if (await this.refusesPlace(request, reply)) return;
    if (!user.apiKey) {
      const message = `Agents need an API key: make one at ${this.site}/settings.`;
      throw new AppError('api_key_invalid', { message });
    }
    // Only one earlier revision had batches; a limit of requests means nothing where one holds hundreds.
    if (Array.isArray(request.body)) throw new AppError('bad_request', { message: ONE_MESSAGE });
    const caller = { user, request, site: this.site };
    const sent = toWebRequest(request, reply, this.site);
    const response = await this.mcp.answer(sent, request.body, caller);
    // Its own would let a cache keep answers, and compressing one would hold events back.
    response.headers.set('cache-control', 'no-store, no-transform');
    await reply.header('x-accel-buffering', 'no').send(response);
  }

  /** A page that a browser shows must not call in the name of its reader (DNS rebinding). */
  private async refusesPlace(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { hostHeaderValidation, originValidation } =
      await import('@modelcontextprotocol/fastify');
    await hostHeaderValidation(this.hosts)(request, reply);
    if (!reply.sent) await originValidation(this.hosts)(request, reply);
    return reply.sent;
  }
}

/** The request in the form that the protocol's package reads; it ends when its client leaves. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, site: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'authorization') headers.set(name, String(value));
  }
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return new Request(`${site}/mcp`, { method: request.method, headers, signal: left.signal });
}
