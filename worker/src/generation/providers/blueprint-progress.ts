import { type Blueprint, blueprintSchema } from '@promptmint/engine/blueprint';

const SHAPE: Readonly<Record<string, (typeof blueprintSchema.shape)[keyof Blueprint]>> =
  blueprintSchema.shape;

/**
 * Follows a blueprint while it is written. A field is finished once a later one has begun; it is reported
 * when it is valid by itself.
 */
export class BlueprintProgress {
  private readonly seen = new Set<string>();
  private finished: Partial<Blueprint> = {};

  constructor(private readonly onProgress: (finished: Partial<Blueprint>) => void) {}

  /**
   * @param partial what has been written so far, with its fields in the order in which they
   * started.
   */
  follow(partial: object): void {
    const ended = Object.entries(partial).slice(0, -1);
    const valid = ended.filter(([field, value]) => this.isNewAndValid(field, value));
    if (valid.length === 0) return;
    this.finished = { ...this.finished, ...Object.fromEntries(valid) };
    this.onProgress(this.finished);
  }

  private isNewAndValid(field: string, value: unknown): boolean {
    if (this.seen.has(field)) return false;
    this.seen.add(field);
    return Object.hasOwn(SHAPE, field) && SHAPE[field]?.safeParse(value).success === true;
  }
}
