import type { ProviderName } from '@promptmint/core/config/settings';
import type { Blueprint } from '@promptmint/engine/blueprint';
import type { GenerationRequest } from '@promptmint/engine/request';

/** Something that can write the blueprint of a prompt. */
export interface BlueprintProvider {
  readonly name: ProviderName;
  /** The model's name as set by the operator; absent where no model is asked. */
  readonly model?: string;
  /**
   * @throws {ProviderError} when no usable blueprint came within the provider's time.
   */
  writeBlueprint(request: GenerationRequest, writing: Writing): Promise<Blueprint>;
}

/** How the one who asked for a blueprint follows its writing. */
export interface Writing {
  /** Ends the work; its reason is then thrown. */
  signal: AbortSignal;
  /**
   * Called each time one more part of the blueprint is finished, with all parts finished so far, each
   * valid by itself. An attempt that is given up starts again from nothing.
   */
  onProgress(finished: Partial<Blueprint>): void;
  /** Called for every answer of a model, also for one that was of no use: it costs all the same. */
  onUsage(usage: ModelUsage): void;
}

/** What one answer of a model used. */
export interface ModelUsage {
  provider: ProviderName;
  /** The model's name as set by the operator. */
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** In US dollars by the prices that the operator set; null when there are none. */
  costUsd: number | null;
}

/**
 * Why a provider gave up: it can serve nobody at the moment (`outage`), what it answered is no usable
 * blueprint (`misfit`), it does not take this request (`refused`), it was not asked, because it failed
 * too often just before (`skipped`), or a refinement would change nothing any more (`unchanged`).
 */
export type ProviderFailure = 'outage' | 'misfit' | 'refused' | 'skipped' | 'unchanged';

/**
 * A provider that gave up. The message is for the operator's log: it holds nothing of the request,
 * of the answer or of a key, and there is no cause, because a model SDK's errors carry all three.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    provider: ProviderName,
    why: string,
    readonly failure: ProviderFailure = 'refused',
  ) {
    super(`${provider} ${why}`);
  }
}
