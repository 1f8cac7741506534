import { Logger } from '@nestjs/common';
import type { ProviderName } from '@promptmint/core/config/settings';
import { inSpan } from '@promptmint/core/tracing/tracing';
import type { Metrics, RequestOutcome } from '../../metrics/metrics.js';
import type { Blueprint } from '@promptmint/engine/blueprint';
import type { GenerationRequest } from '@promptmint/engine/request';
import { GuardedProvider } from './guarded.provider.js';
import { type BlueprintProvider, ProviderError, type Writing } from './provider.js';

export interface WrittenBlueprint {
  blueprint: Blueprint;
  /** Who wrote it. */
  provider: ProviderName;
}

/** When a provider is not asked any more, and for how long. */
interface Patience {
  /** Outages in a row. */
  failures: number;
  halfOpenAfterMs: number;
}

/** Every provider failed; the message says why each one did. */
export class NoBlueprintError extends Error {
  override readonly name = 'NoBlueprintError';

  constructor(
    message: string,
    /** Whether nothing was left to change, so that trying again cannot help. */
    readonly unchanged: boolean,
  ) {
    super(message);
  }
}

/** Asks the providers in the operator's order, and counts the outcomes. */
export class BlueprintWriter {
  private readonly logger = new Logger(BlueprintWriter.name);
  private readonly providers: readonly BlueprintProvider[];

  constructor(
    providers: readonly BlueprintProvider[],
    private readonly metrics: Metrics,
    patience: Patience = { failures: 5, halfOpenAfterMs: 30_000 },
  ) {
    this.providers = providers.map((provider) => this.guard(provider, patience));
  }

  /**
   * Returns the first blueprint that a provider writes.
   * @throws {NoBlueprintError} if none does; the signal's reason if that ended the work.
   */
  async write(request: GenerationRequest, writing: Writing): Promise<WrittenBlueprint> {
    const failures: string[] = [];
    let unchanged = true;
    for (const provider of this.providers) {
      try {
        const blueprint = await this.ask(provider, request, writing);
        this.metrics.generation(provider.name, 'written');
        return { blueprint, provider: provider.name };
      } catch (error) {
        if (writing.signal.aborted) this.metrics.generation(null, 'stopped');
        writing.signal.throwIfAborted();
        const failure = describe(provider.name, error);
        failures.push(failure);
        unchanged &&= error instanceof ProviderError && error.failure === 'unchanged';
        if (outcomeOf(error, writing.signal) !== 'skipped') this.logger.warn(failure);
      }
    }
    this.metrics.generation(null, 'failed');
    throw new NoBlueprintError(`No provider wrote a blueprint: ${failures.join('; ')}`, unchanged);
  }

  private async ask(
    provider: BlueprintProvider,
    request: GenerationRequest,
    writing: Writing,
  ): Promise<Blueprint> {
    const started = performance.now();
    const count = (outcome: RequestOutcome) => this.count(provider, outcome, started);
    try {
      const onUsage: Writing['onUsage'] = (usage) => {
        this.metrics.modelUsage(usage);
        writing.onUsage(usage);
      };
      const blueprint = await inSpan(
        'write blueprint',
        { 'promptmint.provider': provider.name },
        () => provider.writeBlueprint(request, { ...writing, onUsage }),
      );
      count('written');
      return blueprint;
    } catch (error) {
      count(outcomeOf(error, writing.signal));
      throw error;
    }
  }

  private count(provider: BlueprintProvider, outcome: RequestOutcome, started: number): void {
    const { name, model } = provider;
    if (model === undefined) return;
    const seconds = (performance.now() - started) / 1_000;
    this.metrics.modelRequest({ provider: name, model, outcome, seconds });
  }

  private guard(provider: BlueprintProvider, patience: Patience): BlueprintProvider {
    if (provider.model === undefined) return provider;
    const { name } = provider;
    this.metrics.providerOpen(name, false);
    return new GuardedProvider(provider, {
      ...patience,
      onChange: (open) => {
        this.metrics.providerOpen(name, open);
        const seconds = patience.halfOpenAfterMs / 1_000;
        if (open)
          this.logger.warn(`${name} is left alone for ${seconds} s: one outage after another`);
        else this.logger.log(`${name} answers again`);
      },
    });
  }
}

function outcomeOf(error: unknown, signal: AbortSignal): RequestOutcome {
  if (signal.aborted) return 'stopped';
  return error instanceof ProviderError ? error.failure : 'outage';
}

/** Of an unknown error only the name is logged: its message may quote the request. */
function describe(provider: ProviderName, error: unknown): string {
  if (error instanceof ProviderError) return error.message;
  return `${provider} failed unexpectedly (${error instanceof Error ? error.name : typeof error})`;
}
