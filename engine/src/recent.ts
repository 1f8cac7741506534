/** Keeps the values used last, so that one prompt does not compute the same thing again. */
export class Recent<Value> {
  private readonly values = new Map<string, Value>();

  /** @param most How many values are kept. */
  constructor(private readonly most: number) {}

  /** The value of a key, made if it is not kept. */
  get(key: string, make: () => Value): Value {
    const value = this.values.get(key) ?? make();
    // Set again, so that the first one is the one not used for the longest time.
    this.values.delete(key);
    this.values.set(key, value);
    const oldest = this.values.keys().next();
    if (this.values.size > this.most && !oldest.done) this.values.delete(oldest.value);
    return value;
  }
}
