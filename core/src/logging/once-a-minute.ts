const MINUTE_MS = 60_000;

/** Limits repeated log lines, such as those of a retry loop, to one a minute. */
export class OnceAMinute {
  private lastAt = -Infinity;
  private leftOut = 0;

  /** Logs at once or not at all; the text says how many lines were left out before. */
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
