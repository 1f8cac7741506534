import type { ModelUsage } from './providers/provider.js';

/** What the models used for one prompt together. */
export interface SpendingTotal {
  /** The model asked last; null if none was. */
  model: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  /** In US dollars; null if a price is not known. */
  costUsd: string | null;
}

/** Adds up what the models used for one prompt, failed attempts included. */
export class Spending {
  private readonly usages: ModelUsage[] = [];

  add(usage: ModelUsage): void {
    this.usages.push(usage);
  }

  total(): SpendingTotal {
    const model = this.usages.at(-1)?.model ?? null;
    if (model === null) return { model, inputTokens: null, outputTokens: null, costUsd: null };
    const costs = this.usages.map(({ costUsd }) => costUsd);
    return {
      model,
      inputTokens: sum(this.usages.map(({ inputTokens }) => inputTokens)),
      outputTokens: sum(this.usages.map(({ outputTokens }) => outputTokens)),
      costUsd: costs.every((cost) => cost !== null) ? sum(costs).toFixed(6) : null,
    };
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
