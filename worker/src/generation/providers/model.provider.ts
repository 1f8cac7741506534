import { Logger } from '@nestjs/common';
import type { ProviderName } from '@promptmint/core/config/settings';
import {
  type LanguageModelUsage,
  type ModelMessage,
  simulateStreamingMiddleware,
  streamText,
  wrapLanguageModel,
} from 'ai';
import type { Blueprint } from '@promptmint/engine/blueprint';
import type { GenerationRequest } from '@promptmint/engine/request';
import { blueprintOutput } from './blueprint-output.js';
import { BlueprintProgress } from './blueprint-progress.js';
import { checkedBlueprint } from './checked-blueprint.js';
import { INSTRUCTION } from './instruction.js';
import { refusesForm, toMisfit, toProviderError } from './model-failure.js';
import { NotStreamedError, STREAM_HEADERS } from './model-fetch.js';
import {
  type BlueprintProvider,
  type ModelUsage,
  ProviderError,
  type Writing,
} from './provider.js';
import { repairMessages } from './repair-message.js';
import { requestMessage } from './request-message.js';
import { retrying } from './retry.js';

/** The SDK prints a warning for each option that a model does not know; the log is ours. */
globalThis.AI_SDK_LOG_WARNINGS = false;

const BACKOFF_MS = 1_000;

/**
 * More than any model reads or writes for one answer; an endpoint that reports more counts wrongly.
 */
const MAX_TOKENS = 100_000_000;

/** A model of the SDK that is asked over HTTP. */
export type Model = Parameters<typeof wrapLanguageModel>[0]['model'];

/** US dollars per million tokens. */
export interface TokenPrices {
  input: number;
  output: number;
}

export interface ModelProviderOptions {
  name: ProviderName;
  /** The model's name as set by the operator. */
  model: string;
  /** The model asked with the blueprint's JSON schema. */
  withSchema: Model;
  /** The same model asked for any JSON, for endpoints that may not know schemas. */
  withoutSchema?: Model;
  prices?: TokenPrices | undefined;
  /** For all calls and waits of one blueprint together. */
  timeLimitMs: number;
  /** The first wait before a retry; each later one is twice as long. */
  backoffMs?: number | undefined;
}

/** How an endpoint is asked; every endpoint accepts the simplest way. */
interface Way {
  streamed: boolean;
  schema: boolean;
}

/** What is sent to a model, and the request that its answer is checked against. */
interface Turn {
  request: GenerationRequest;
  messages: ModelMessage[];
}

/** Any model that the SDK speaks to. */
export class ModelProvider implements BlueprintProvider {
  private readonly logger = new Logger(ModelProvider.name);
  readonly name: ProviderName;
  readonly model: string;
  /** The way that is known to work with the endpoint. */
  private way: Way = { streamed: true, schema: true };

  constructor(private readonly options: ModelProviderOptions) {
    this.name = options.name;
    this.model = options.model;
  }

  async writeBlueprint(request: GenerationRequest, writing: Writing): Promise<Blueprint> {
    const { timeLimitMs, backoffMs = BACKOFF_MS } = this.options;
    const timeLimit = AbortSignal.timeout(timeLimitMs);
    const deadline = performance.now() + timeLimitMs;
    const abortSignal = AbortSignal.any([writing.signal, timeLimit]);
    const message = requestMessage(request);
    const ask = (messages: ModelMessage[]) =>
      retrying(() => this.ask({ request, messages }, { ...writing, signal: abortSignal }), {
        backoffMs,
        deadline,
        abortSignal,
      });
    try {
      return await ask([{ role: 'user', content: message }]).catch((error: unknown) => {
        const misfit = toMisfit(error);
        if (misfit === null) throw error;
        this.logger.log(`${this.name} is asked to repair its answer (${misfit.message})`);
        return ask(repairMessages(message, misfit));
      });
    } catch (error) {
      writing.signal.throwIfAborted();
      if (!timeLimit.aborted) throw toProviderError(this.name, error);
      const why = `gave no blueprint within ${timeLimitMs / 1_000} s`;
      throw new ProviderError(this.name, why, 'outage');
    }
  }

  /** Asks in the way that worked last, and in simpler ones if the endpoint refuses it. */
  private async ask(turn: Turn, writing: Writing): Promise<Blueprint> {
    for (let { way } = this; ;) {
      try {
        const blueprint = await this.askOnce(turn, writing, way);
        this.way = way;
        return blueprint;
      } catch (error) {
        const simpler = this.simplerWay(way, error);
        if (!simpler) throw error;
        way = simpler;
      }
    }
  }

  private simplerWay(way: Way, error: unknown): Way | null {
    if (error instanceof NotStreamedError && way.streamed) return { ...way, streamed: false };
    if (refusesForm(error) && way.schema && this.options.withoutSchema)
      return { ...way, schema: false };
    return null;
  }

  private async askOnce(
    { request, messages }: Turn,
    { signal, onProgress, onUsage }: Writing,
    way: Way,
  ): Promise<Blueprint> {
    const failures: unknown[] = [];
    const usages: LanguageModelUsage[] = [];
    const answer = streamText({
      model: this.modelFor(way),
      instructions: INSTRUCTION,
      messages,
      output: blueprintOutput(),
      maxRetries: 0,
      telemetry: { recordInputs: false, recordOutputs: false },
      abortSignal: signal,
      headers: way.streamed ? STREAM_HEADERS : {},
      onStepEnd: ({ usage }) => void usages.push(usage),
      onError: ({ error }) => void failures.push(error),
    });
    const progress = new BlueprintProgress(onProgress);
    for await (const partial of answer.partialOutputStream) progress.follow(partial);
    const answered = usages.filter(
      ({ totalTokens }) => failures.length === 0 || totalTokens !== undefined,
    );
    for (const usage of answered) onUsage(this.toModelUsage(usage));
    signal.throwIfAborted();
    if (failures.length > 0) throw failures[0];
    return checkedBlueprint(await answer.output, request);
  }

  private modelFor({ streamed, schema }: Way): Model {
    const { withSchema, withoutSchema = withSchema } = this.options;
    const model = schema ? withSchema : withoutSchema;
    return streamed
      ? model
      : wrapLanguageModel({ model, middleware: simulateStreamingMiddleware() });
  }

  private toModelUsage(reported: LanguageModelUsage): ModelUsage {
    const { prices } = this.options;
    const inputTokens = tokenCount(reported.inputTokens);
    const outputTokens = tokenCount(reported.outputTokens);
    const known = inputTokens !== undefined && outputTokens !== undefined;
    return {
      provider: this.name,
      model: this.model,
      inputTokens: inputTokens ?? 0,
      outputTokens: outputTokens ?? 0,
      costUsd:
        prices && known
          ? (inputTokens * prices.input + outputTokens * prices.output) / 1_000_000
          : null,
    };
  }
}

/** An invalid count is ignored: it must not cost the prompt that came with it. */
function tokenCount(reported: number | undefined): number | undefined {
  if (reported === undefined || !Number.isInteger(reported)) return undefined;
  return reported >= 0 && reported <= MAX_TOKENS ? reported : undefined;
}
