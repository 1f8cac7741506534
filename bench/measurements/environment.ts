import type { BareWork } from '../controls/bare-work.ts';
import type { BenchProduct } from '../harness/product.ts';
import type { BenchPostgres } from '../harness/stores.ts';
import { generate } from '../harness/calls.ts';
import type { Work } from './load.ts';

/** How long a run measures. */
export interface Plan {
  /** Of product and control, in turns. */
  rounds: number;
  /** Generations in a block of those one at a time. */
  block: number;
  /** How long a block at full load takes. */
  seconds: number;
  /** Generations before the memory under load is read. */
  generations: number;
  /** Generations whose statements and flushes are counted. */
  counted: number;
  /** Whether times and memory are measured too. */
  isTimed: boolean;
}

export const FULL: Plan = {
  rounds: 5,
  block: 20,
  seconds: 4,
  generations: 2_000,
  counted: 30,
  isTimed: true,
};
export const QUICK: Plan = {
  ...FULL,
  rounds: 3,
  block: 8,
  seconds: 2,
  generations: 200,
  counted: 15,
};
/** Only what does not depend on the machine. */
export const COUNTS: Plan = { ...QUICK, generations: 50, isTimed: false };

export const IN_FLIGHT = 50;

/** Everything that one store needs to be measured. */
export interface Setting {
  plan: Plan;
  store: 'PostgreSQL' | 'Redis';
  postgres: BenchPostgres;
  redis: { url: string; pid: number } | null;
  bare: BareWork;
  product: BenchProduct;
  /** The header of each person of the product. */
  people: readonly string[];
}

/** One generation for one of the people. */
export const generation =
  ({ product, people }: Pick<Setting, 'product' | 'people'>): Work =>
  (person) =>
    generate(product.origin, people[person % people.length] ?? '');
