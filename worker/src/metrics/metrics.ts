import { Injectable } from '@nestjs/common';
import type { ProviderName } from '@promptmint/core/config/settings';
import type { ProviderFailure } from '../generation/providers/provider.js';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How a request to a model for one blueprint ended; `stopped` if the caller no longer waited. */
export type RequestOutcome = 'written' | 'stopped' | ProviderFailure;

/** One blueprint requested from one model, retries included. */
interface ModelRequest {
  provider: ProviderName;
  model: string;
  outcome: RequestOutcome;
  seconds: number;
}

interface TokenUse {
  provider: ProviderName;
  model: string;
  inputTokens: number;
  outputTokens: number;
  costUsd: number | null;
}

/** Up to the longest time that LLM_TIMEOUT_SECONDS allows. */
const SECONDS = [0.5, 1, 2, 5, 10, 15, 20, 30, 45, 60, 120, 300];

/** What a worker counts, as Prometheus reads it; docs/OPERATIONS.md says what each name means. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  private readonly requests = new Counter({
    name: 'promptmint_model_requests_total',
    help: 'Blueprints asked of a model, by outcome',
    labelNames: ['provider', 'model', 'outcome'],
    registers: this.registers,
  });
  private readonly duration = new Histogram({
    name: 'promptmint_model_seconds',
    help: 'Time a model took for a blueprint, retries included',
    labelNames: ['provider'],
    buckets: SECONDS,
    registers: this.registers,
  });
  private readonly tokens = new Counter({
    name: 'promptmint_model_tokens_total',
    help: 'Tokens that models read and wrote',
    labelNames: ['provider', 'model', 'direction'],
    registers: this.registers,
  });
  private readonly cost = new Counter({
    name: 'promptmint_model_cost_usd_total',
    help: 'What models cost, in US dollars by the prices set',
    labelNames: ['provider', 'model'],
    registers: this.registers,
  });
  private readonly open = new Gauge({
    name: 'promptmint_provider_open',
    help: '1 while a provider is left alone because it failed too often',
    labelNames: ['provider'],
    registers: this.registers,
  });
  private readonly generations = new Counter({
    name: 'promptmint_generations_total',
    help: 'Blueprints asked for, by who wrote them and how it ended',
    labelNames: ['provider', 'outcome'],
    registers: this.registers,
  });

  modelRequest({ provider, model, outcome, seconds }: ModelRequest): void {
    this.requests.inc({ provider, model, outcome });
    if (outcome !== 'skipped') this.duration.observe({ provider }, seconds);
  }

  modelUsage({ provider, model, inputTokens, outputTokens, costUsd }: TokenUse): void {
    this.tokens.inc({ provider, model, direction: 'input' }, inputTokens);
    this.tokens.inc({ provider, model, direction: 'output' }, outputTokens);
    if (costUsd !== null) this.cost.inc({ provider, model }, costUsd);
  }

  /** @param open whether the provider is not asked any more. */
  providerOpen(provider: ProviderName, open: boolean): void {
    this.open.set({ provider }, open ? 1 : 0);
  }

  /** @param provider who wrote the blueprint; null if none did. */
  generation(provider: ProviderName | null, outcome: 'written' | 'failed' | 'stopped'): void {
    this.generations.inc({ provider: provider ?? 'none', outcome });
  }
}
