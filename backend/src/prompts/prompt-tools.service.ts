import type { McpServer, ServerContext } from '@modelcontextprotocol/server';
import { Injectable } from '@nestjs/common';
import { Admission } from '../admission/admission.service.js';
import { type AgentCaller, answerTool, type ToolAnswer } from '../http/agent-tool.js';
import { AppError } from '../http/app-error.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import {
  type FindTool,
  findToolSchema,
  foundPromptsSchema,
  getToolSchema,
  keptPromptSchema,
  optimizeToolSchema,
  type RefineTool,
  refineToolSchema,
  scoreToolSchema,
  toolScoreSchema,
  writtenPromptSchema,
} from './dto/tools.dto.js';
import { GenerationFollower } from './generation-follower.js';
import { GenerationService, type StartedGeneration } from './generation.service.js';
import { HistoryService } from './history.service.js';
import { type AnsweredPrompt, toHistoryItem, toPromptAnswer } from './prompt-answer.js';
import { progressOf } from './tool-progress.js';
import { foundAnswer, keptAnswer, scoreText, writtenAnswer } from './tool-answers.js';
import { scoreAnswer } from './score-answer.js';

/** The tools about prompts that agents can call; each does what the operation of the API does. */
@Injectable()
export class PromptTools {
  constructor(
    private readonly generation: GenerationService,
    private readonly follower: GenerationFollower,
    private readonly history: HistoryService,
    private readonly limits: RateLimits,
    private readonly admission: Admission,
  ) {}

  /** Adds the tools to a server, for one caller. */
  register(server: McpServer, caller: AgentCaller): void {
    this.registerWriting(server, caller);
    this.registerReading(server, caller);
  }

  private registerWriting(server: McpServer, caller: AgentCaller): void {
    const { user } = caller;
    server.registerTool(
      'optimize_prompt',
      {
        title: 'Write an optimized prompt',
        description:
          'Turns a request into a structured prompt for a chat model. Costs 1 credit, which comes back if it fails. Takes seconds, with a language model up to a minute.',
        inputSchema: optimizeToolSchema,
        outputSchema: writtenPromptSchema,
        annotations: { destructiveHint: false, openWorldHint: false },
      },
      ({ request, idempotency_key, ...choices }, context) =>
        answerTool(caller, ['prompts:write'], () =>
          this.write(caller, context, () =>
            this.generation.generate(user, { user_input: request, ...choices }, idempotency_key),
          ),
        ),
    );
    server.registerTool(
      'refine_prompt',
      {
        title: 'Make a new version of a prompt',
        description:
          'Changes a prompt by a named refinement or a note. The earlier version stays. Costs 1 credit; if there is nothing to change, nothing.',
        inputSchema: refineToolSchema,
        outputSchema: writtenPromptSchema,
        annotations: { destructiveHint: false, openWorldHint: false },
      },
      (args, context) =>
        // The answer holds much of the earlier version.
        answerTool(caller, ['prompts:read', 'prompts:write'], () =>
          this.write(caller, context, () => this.refine(caller, args)),
        ),
    );
  }

  private registerReading(server: McpServer, caller: AgentCaller): void {
    const { user } = caller;
    const annotations = { readOnlyHint: true, openWorldHint: false };
    server.registerTool(
      'find_prompts',
      {
        title: 'Find earlier prompts',
        description: 'Lists prompts written before, newest first, as far back as the plan shows.',
        inputSchema: findToolSchema,
        outputSchema: foundPromptsSchema,
        annotations,
      },
      (args) => answerTool(caller, ['prompts:read'], () => this.find(caller, args)),
    );
    server.registerTool(
      'get_prompt',
      {
        title: 'Read one prompt',
        description: 'The whole text of an earlier prompt, and the request it was written for.',
        inputSchema: getToolSchema,
        outputSchema: keptPromptSchema,
        annotations,
      },
      ({ id }) =>
        answerTool(caller, ['prompts:read'], async () =>
          keptAnswer(toHistoryItem(await this.history.find(user, id), user.plan)),
        ),
    );
    server.registerTool(
      'score_prompt',
      {
        title: 'Score a prompt',
        description:
          'Says which of seven quality criteria any prompt meets, wherever it was written. Free; nothing is stored. For plans with quality scoring.',
        inputSchema: scoreToolSchema,
        outputSchema: toolScoreSchema,
        annotations,
      },
      ({ prompt }) =>
        answerTool(caller, ['prompts:read'], async () => {
          await this.limits.refuseAbove('scores-per-user', user.id);
          const { quality_score, estimated_tokens } = scoreAnswer(user, { text: prompt });
          return { data: { quality_score, estimated_tokens }, text: scoreText(quality_score) };
        }),
    );
  }

  /** Starts a generation as a request to the API does, and waits for its end. */
  private async write(
    caller: AgentCaller,
    context: ServerContext,
    start: () => Promise<StartedGeneration>,
  ): Promise<ToolAnswer> {
    const { user, request } = caller;
    await this.limits.refuseAbove('generations-per-user', user.id);
    await this.admission.enter(request);
    const started = await start().finally(() => this.admission.leave(request));
    return writtenAnswer(toPromptAnswer(await this.finished(started, context), user.plan));
  }

  private async finished(
    started: StartedGeneration,
    { mcpReq }: ServerContext,
  ): Promise<AnsweredPrompt> {
    const progressToken = mcpReq._meta?.progressToken;
    if (progressToken === undefined) return this.follower.waitForResult(started);
    let progress = 0;
    for await (const event of this.follower.follow(started)) {
      if (event?.event === 'result') return event.prompt;
      if (mcpReq.signal.aborted) break;
      if (event === null) continue;
      progress += 1;
      const params = { progressToken, progress, message: progressOf(event) };
      await mcpReq.notify({ method: 'notifications/progress', params });
    }
    throw new AppError('generation_pending');
  }

  private refine({ user }: AgentCaller, args: RefineTool): Promise<StartedGeneration> {
    const { id, refinement: wish, note, idempotency_key } = args;
    return this.generation.refine(user, id, { wish, note }, idempotency_key);
  }

  private async find({ user }: AgentCaller, args: FindTool): Promise<ToolAnswer> {
    const { text: q, favourites_only, ...rest } = args;
    const favourite = favourites_only ? true : undefined;
    const page = await this.history.page(user, { ...rest, q, favourite, offset: 0 });
    const prompts = page.prompts.map((prompt) => toHistoryItem(prompt, user.plan));
    return foundAnswer(prompts, page.total, page.olderHidden);
  }
}
