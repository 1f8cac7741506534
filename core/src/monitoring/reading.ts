/** Something that is read when it is asked for, and then at most once in a while: a scrape must cost the database little. */
export class Reading<T> {
  private answer: Promise<T | null> | undefined;
  private readAt = 0;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly maxAgeMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The last answer if it is young enough, or a new one; null while it cannot be read. */
  get(): Promise<T | null> {
    if (this.answer === undefined || this.now() - this.readAt >= this.maxAgeMs) {
      this.readAt = this.now();
      this.answer = this.read().catch(() => null);
    }
    return this.answer;
  }
}
