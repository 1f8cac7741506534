import { Gauge, type LabelValues, type Registry } from 'prom-client';
import { Reading } from './reading.js';

/** What a gauge shows, and how old it may be. */
export interface ReadGauge<Label extends string> {
  name: string;
  help: string;
  labels: readonly Label[];
  maxAgeMs: number;
  read(): Promise<{ labels: LabelValues<Label>; value: number }[]>;
}

/** Adds a gauge that is read from a store when the page is asked for; it is missing while the store does not answer. */
export function addReadGauge<Label extends string>(
  registry: Registry,
  { name, help, labels, maxAgeMs, read }: ReadGauge<Label>,
): void {
  const reading = new Reading(read, maxAgeMs);
  const gauge = new Gauge<Label>({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    collect: async () => {
      const samples = await reading.get();
      gauge.reset();
      // A reset leaves a 0 where there are no labels, which would look like an answer.
      if (labels.length === 0) gauge.remove();
      for (const sample of samples ?? []) gauge.set(sample.labels, sample.value);
    },
  });
}
