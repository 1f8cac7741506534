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

/** How the caller follows the writing of a blueprint. */
export interface Writing {
  /** Aborts the work; its reason is then thrown. */
  signal: AbortSignal;
  /**
   * Called each time one more part of the blueprint is finished, with all finished parts, each
   * valid by itself. A retry starts again from nothing.
   */
  onProgress(finished: Partial<Blueprint>): void;
  /** Called for every answer of a model, even if it was of no use: it costs the same. */
  onUsage(usage: ModelUsage): void;
}

/** What one answer of a model used. */
export interface ModelUsage {
  provider: ProviderName;
  /** The model's name as set by the operator. */
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** In US dollars at the operator's prices; null if no prices are set. */
  costUsd: number | null;
}

/**
 * Why a provider failed: it cannot serve anyone at the moment (`outage`), its answer is not a
 * usable blueprint (`misfit`), it refuses this request (`refused`), it was not asked, because it
 * failed too often just before (`skipped`), or a refinement would change nothing (`unchanged`).
 */
export type ProviderFailure = 'outage' | 'misfit' | 'refused' | 'skipped' | 'unchanged';

/**
 * A failed provider. The message is for the operator's log: it contains nothing of the request, of
 * the answer or of a key, and there is no cause, because a model SDK's errors contain all three.
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
