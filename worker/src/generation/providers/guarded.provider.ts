import type { ProviderName } from '@promptmint/core/config/settings';
import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';
import type { Blueprint } from '@promptmint/engine/blueprint';
import type { GenerationRequest } from '@promptmint/engine/request';
import { type BlueprintProvider, ProviderError, type Writing } from './provider.js';

export interface GuardOptions {
  /** Outages in a row after which a provider is not asked any more. */
  failures: number;
  /** After how long it is tried again, in milliseconds. */
  halfOpenAfterMs: number;
  /** Called when the provider is not asked any more, and when it has answered again. */
  onChange: (open: boolean) => void;
}

/**
 * A provider behind a circuit breaker: after some outages in a row it is not asked for a while,
 * then one request tries it. See docs/decisions/0013-model-providers.md.
 */
export class GuardedProvider implements BlueprintProvider {
  readonly name: ProviderName;
  readonly model?: string;
  private readonly breaker;

  constructor(
    private readonly provider: BlueprintProvider,
    { failures, halfOpenAfterMs, onChange }: GuardOptions,
  ) {
    this.name = provider.name;
    if (provider.model !== undefined) this.model = provider.model;
    const isFailure = (error: unknown): boolean => this.isFailure(error);
    this.breaker = circuitBreaker(handleWhen(isFailure), {
      breaker: new ConsecutiveBreaker(failures),
      halfOpenAfter: halfOpenAfterMs,
    });
    this.breaker.onBreak(() => onChange(true));
    this.breaker.onReset(() => onChange(false));
  }

  /**
   * @throws {ProviderError} `skipped` at once while the provider is not asked, or is being tried.
   */
  async writeBlueprint(request: GenerationRequest, writing: Writing): Promise<Blueprint> {
    // The library would make all others wait for that try.
    if (this.breaker.state === CircuitState.HalfOpen) throw this.skipped();
    try {
      return await this.breaker.execute(() => this.provider.writeBlueprint(request, writing));
    } catch (error) {
      throw isBrokenCircuitError(error) ? this.skipped() : error;
    }
  }

  /**
   * A try that was stopped, or that failed in our own code, does not prove that the provider works
   * again.
   */
  private isFailure(error: unknown): boolean {
    if (error instanceof ProviderError) return error.failure === 'outage';
    return this.breaker.state === CircuitState.HalfOpen;
  }

  private skipped(): ProviderError {
    return new ProviderError(this.name, 'is left alone after its outages', 'skipped');
  }
}
