import { readFileSync } from 'node:fs';
import type { Counts } from './measurements/counts.ts';

/** What a generation may cost, by store and by who writes the prompt. Lower it when the product needs less. */
export type CountLimits = Record<string, Omit<Counts, 'redisCommandsOverBare'>>;

/** What the processes do by themselves never cancels out wholly. */
const TOLERANCE = 0.7;

export const readLimits = (): CountLimits =>
  JSON.parse(readFileSync(new URL('count-limits.json', import.meta.url), 'utf8'));

/** A sentence for each count that is above its limit. */
export function overLimit(name: string, counts: Counts, limits: CountLimits): string[] {
  const allowed = limits[name];
  if (!allowed) return [`${name} has no limits in bench/count-limits.json`];
  return (Object.keys(allowed) as (keyof typeof allowed)[])
    .filter((key) => (counts[key] ?? 0) > (allowed[key] ?? 0) + TOLERANCE)
    .map((key) => `${name}: ${key} is ${counts[key]?.toFixed(1)}, and the limit ${allowed[key]}`);
}
