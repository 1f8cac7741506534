const MINUTE_MS = 60_000;

/** Keeps what repeats itself, such as a loop that tries again, at one line a minute. */
export class OnceAMinute {
  private lastAt = -Infinity;
  private leftOut = 0;

  /** Writes at once or not at all; the text says how often it was left out before. */
  write(text: string, log: (text: string) => void): void {
    if (performance.now() - this.lastAt < MINUTE_MS) {
      this.leftOut += 1;
      return;
    }
    log(this.leftOut === 0 ? text : `${text} (${this.leftOut} more in the last minute)`);
    this.lastAt = performance.now();
    this.leftOut = 0;
  }
}
