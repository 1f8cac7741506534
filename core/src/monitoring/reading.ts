/**
 * Something that is read when it is asked for, and then at most once in a while and never twice at a time:
 * a scrape must cost the database little.
 */
export class Reading<T> {
  private answer: Promise<T | null> | undefined;
  private readAt = 0;
  private isReading = false;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly maxAgeMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The last answer if it is young enough, or a new one; null while it cannot be read. */
  get(): Promise<T | null> {
    const isOld = this.now() - this.readAt >= this.maxAgeMs;
    if (this.answer === undefined || (isOld && !this.isReading)) {
      this.readAt = this.now();
      this.isReading = true;
      this.answer = this.read()
        .catch(() => null)
        .finally(() => (this.isReading = false));
    }
    return this.answer;
  }
}
