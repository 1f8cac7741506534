import { readFileSync } from 'node:fs';

/** One request of the training data. */
export interface LabelledRequest {
  text: string;
  lang: string;
  /** A kind, or `other`. */
  kind: string;
  /** Another kind that fits as well, where a careful reader hesitates. */
  second?: string | null;
  use_cases: readonly string[];
  /**
   * Whether it says itself how long the answer is, in which form or order, or what alone it holds. Not
   * every request has this label.
   */
  states_form?: boolean;
  /** The brief under which it was written; data is split by brief, never by request. */
  brief: string;
}

/** The requests of a file in `engine/data`. */
export function readRequests(file: string): LabelledRequest[] {
  return readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LabelledRequest);
}

/** Splits the requests into folds by brief: all requests of a brief are in the same fold. */
export function foldsOf(requests: readonly LabelledRequest[], count: number): number[] {
  const briefs = [...new Set(requests.map(({ brief }) => brief))].sort();
  return requests.map(({ brief }) => briefs.indexOf(brief) % count);
}
