import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { retryWithExponentialBackoff } from '@ai-sdk/provider-utils';
import { AISDKError, APICallError, generateText, type LanguageModel, Output } from 'ai';
import { type Blueprint, blueprintSchema } from '../engine/blueprint.js';
import { BrokenPromptError, checkPrompt } from '../engine/prompt-check.js';
import { render } from '../engine/render.js';
import type { GenerationRequest } from '../engine/request.js';
import { INSTRUCTION, INSTRUCTION_VERSION } from './instruction.js';
import { type BlueprintProvider, ProviderError } from './provider.js';
import { requestMessage } from './request-message.js';
import { retryAfterMs } from './retry-after.js';

const MAX_RETRIES = 3;
const BACKOFF_MS = 1_000;
/** A wait is lengthened by up to this share, so that workers that failed together part. */
const JITTER = 0.5;

export interface OpenAiCompatibleOptions {
  /** Where `/chat/completions` is appended. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  /** For all calls and waits of one blueprint together. */
  timeLimitMs: number;
  /** The first wait before a retry; each later one is twice as long. */
  backoffMs?: number;
}

/** Any model behind an endpoint that speaks OpenAI's chat completions. */
export class OpenAiCompatibleProvider implements BlueprintProvider {
  readonly name = 'openai-compatible';
  private readonly model: LanguageModel;

  constructor(private readonly options: OpenAiCompatibleOptions) {
    const endpoint = createOpenAICompatible({
      name: 'openaiCompatible',
      baseURL: options.baseUrl,
      ...(options.apiKey && { apiKey: options.apiKey }),
      supportsStructuredOutputs: true,
    });
    this.model = endpoint(options.model);
  }

  async writeBlueprint(request: GenerationRequest, signal: AbortSignal): Promise<Blueprint> {
    const timeLimit = AbortSignal.timeout(this.options.timeLimitMs);
    const deadline = performance.now() + this.options.timeLimitMs;
    const ask = this.retrying(AbortSignal.any([signal, timeLimit]), deadline, request);
    try {
      return await ask().catch((error: unknown) => {
        if (isMisfit(error)) return ask();
        throw error;
      });
    } catch (error) {
      signal.throwIfAborted();
      throw new ProviderError(this.name, timeLimit.aborted ? this.tooLate() : this.reason(error));
    }
  }

  /** Asks again after what may pass by itself: 429, 5xx and a broken connection. */
  private retrying(abortSignal: AbortSignal, deadline: number, request: GenerationRequest) {
    const retry = retryWithExponentialBackoff({
      maxRetries: MAX_RETRIES,
      initialDelayInMs: this.options.backoffMs ?? BACKOFF_MS,
      abortSignal,
      shouldRetry: (error) =>
        APICallError.isInstance(error) &&
        error.isRetryable &&
        performance.now() + (retryAfterMs(error.responseHeaders) ?? 0) < deadline,
      getDelayInMs: ({ error, exponentialBackoffDelay }) => {
        const asked = APICallError.isInstance(error) ? retryAfterMs(error.responseHeaders) : null;
        return (asked ?? exponentialBackoffDelay) * (1 + JITTER * Math.random());
      },
      createRetryError: ({ errors }) => errors.at(-1),
    });
    return async () => retry(() => this.ask(request, abortSignal));
  }

  private async ask(request: GenerationRequest, abortSignal: AbortSignal): Promise<Blueprint> {
    const { output } = await generateText({
      model: this.model,
      instructions: INSTRUCTION,
      prompt: requestMessage(request),
      output: Output.object({
        schema: blueprintSchema,
        name: `prompt_blueprint_v${INSTRUCTION_VERSION}`,
      }),
      maxRetries: 0,
      abortSignal,
    });
    checkPrompt(render(output, request), request);
    return output;
  }

  private tooLate(): string {
    return `gave no blueprint within ${this.options.timeLimitMs / 1_000} s`;
  }

  private reason(error: unknown): string {
    if (isMisfit(error)) return 'answered twice with something that is no usable blueprint';
    if (!APICallError.isInstance(error))
      return `failed (${error instanceof Error ? error.name : typeof error})`;
    if (error.statusCode !== undefined) return `answered with HTTP ${error.statusCode}`;
    return `cannot be reached at ${new URL(this.options.baseUrl).host}${networkCode(error)}`;
  }
}

/** An answer that came, but is cut off, is no JSON, misses the schema or would break the prompt. */
function isMisfit(error: unknown): boolean {
  if (APICallError.isInstance(error)) return error.statusCode === 200;
  return AISDKError.isInstance(error) || error instanceof BrokenPromptError;
}

function networkCode({ cause }: Error): string {
  return cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
}
