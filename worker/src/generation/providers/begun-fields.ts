/** Counts the fields of a JSON object whose values have begun, while its text grows. */
export class BegunFields {
  private count = 0;
  private read = 0;
  private depth = 0;
  private afterColon = false;
  private inString = false;
  private escaped = false;

  /** @returns whether the value of another field has begun since the last call. */
  hasMore(text: string): boolean {
    const before = this.count;
    for (; this.read < text.length; this.read += 1) this.follow(text[this.read] ?? '');
    return this.count > before;
  }

  private follow(character: string): void {
    if (this.inString) return this.followString(character);
    if (/\s/.test(character)) return;
    if (this.afterColon) this.count += 1;
    this.afterColon = character === ':' && this.depth === 1;
    if (character === '"') this.inString = true;
    else if (character === '{' || character === '[') this.depth += 1;
    else if (character === '}' || character === ']') this.depth -= 1;
  }

  private followString(character: string): void {
    if (this.escaped) this.escaped = false;
    else if (character === '\\') this.escaped = true;
    else if (character === '"') this.inString = false;
  }
}
