import type { McpHttpHandler, McpServer } from '@modelcontextprotocol/server';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { CreditTools } from '../credits/credit-tools.service.js';
import type { AgentCaller } from '../http/agent-tool.js';
import { PromptTools } from '../prompts/prompt-tools.service.js';
import { SETTINGS } from '../settings.js';
import { TemplatePrompts } from '../templates/template-prompts.service.js';
import { VERSION } from '../version.js';

/** What agents read about the whole server. */
const INSTRUCTIONS = `Writes, refines, finds and scores prompts for chat models. Send the person's request to optimize_prompt whole and in their own words, and give it an idempotency_key of your own, so that a repeated call is not charged again. Each new prompt costs one credit. Show the prompt as it is: it is meant to be copied.`;

/** How the SDK passes the caller on to the tools. */
const CALLER = 'caller';

/** Speaks the Model Context Protocol, in its present and its earlier form, without sessions. */
@Injectable()
export class McpService {
  private readonly logger = new Logger(McpService.name);
  private handler: Promise<McpHttpHandler> | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly prompts: PromptTools,
    private readonly credits: CreditTools,
    private readonly templates: TemplatePrompts,
  ) {}

  /** Answers one request of an agent. */
  async answer(request: Request, body: unknown, caller: AgentCaller): Promise<Response> {
    // Loaded on first use: most installations never need it, and it takes some megabytes.
    this.handler ??= this.open();
    const { fetch } = await this.handler;
    // The key has been checked; tools look at the caller alone.
    const authInfo = { token: '', clientId: caller.user.id, scopes: [] };
    return fetch(request, {
      parsedBody: body,
      authInfo: { ...authInfo, extra: { [CALLER]: caller } },
    });
  }

  private async open(): Promise<McpHttpHandler> {
    const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server');
    const { APP_NAME } = this.settings;
    return createMcpHandler(
      ({ authInfo }) => {
        const server = new McpServer(
          { name: 'promptmint', title: APP_NAME, version: VERSION },
          { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
        );
        this.register(server, authInfo?.extra?.[CALLER] as AgentCaller);
        return server;
      },
      {
        // Nothing that could be listened for ever changes by itself.
        maxSubscriptions: 0,
        onerror: (err) => this.logger.debug({ err }, 'a message of an agent was refused'),
      },
    );
  }

  private register(server: McpServer, caller: AgentCaller): void {
    this.prompts.register(server, caller);
    this.credits.register(server, caller);
    this.templates.register(server, caller);
  }
}
