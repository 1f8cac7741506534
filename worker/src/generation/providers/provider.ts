import type { ProviderName } from '@promptmint/core/config/settings';
import type { Blueprint } from '../engine/blueprint.js';
import type { GenerationRequest } from '../engine/request.js';

/** Something that can write the blueprint of a prompt. */
export interface BlueprintProvider {
  readonly name: ProviderName;
  /**
   * @param signal ends the work; its reason is then thrown.
   * @throws {ProviderError} when no usable blueprint came within the provider's time.
   */
  writeBlueprint(request: GenerationRequest, signal: AbortSignal): Promise<Blueprint>;
}

/**
 * A provider that gave up. The message is for the operator's log: it holds nothing of the request,
 * of the answer or of a key, and there is no cause, because a model SDK's errors carry all three.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(provider: ProviderName, why: string) {
    super(`${provider} ${why}`);
  }
}
