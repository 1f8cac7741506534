import { Logger } from '@nestjs/common';
import type { ProviderName } from '@promptmint/core/config/settings';
import type { Blueprint } from '../engine/blueprint.js';
import type { GenerationRequest } from '../engine/request.js';
import { type BlueprintProvider, ProviderError } from './provider.js';

export interface WrittenBlueprint {
  blueprint: Blueprint;
  /** Who wrote it. */
  provider: ProviderName;
}

/** Every provider gave up; the message says why each one did. */
export class NoBlueprintError extends Error {
  override readonly name = 'NoBlueprintError';
}

/** Asks the providers in the operator's order. */
export class BlueprintWriter {
  private readonly logger = new Logger(BlueprintWriter.name);

  constructor(private readonly providers: readonly BlueprintProvider[]) {}

  /**
   * Gives the first blueprint that a provider writes.
   *
   * @param signal ends the work; its reason is then thrown.
   * @throws {NoBlueprintError} when there is none.
   */
  async write(request: GenerationRequest, signal: AbortSignal): Promise<WrittenBlueprint> {
    const failures: string[] = [];
    for (const provider of this.providers) {
      try {
        const blueprint = await provider.writeBlueprint(request, signal);
        return { blueprint, provider: provider.name };
      } catch (error) {
        signal.throwIfAborted();
        const failure = describe(provider.name, error);
        this.logger.warn(failure);
        failures.push(failure);
      }
    }
    throw new NoBlueprintError(`No provider wrote a blueprint: ${failures.join('; ')}`);
  }
}

/** Of an error that is not ours only the name is told: its message may quote the request. */
function describe(provider: ProviderName, error: unknown): string {
  if (error instanceof ProviderError) return error.message;
  return `${provider} failed unexpectedly (${error instanceof Error ? error.name : typeof error})`;
}
