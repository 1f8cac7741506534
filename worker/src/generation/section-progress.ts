import { Logger } from '@nestjs/common';
import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';

/**
 * Stores the sections of a prompt while it is written, one write at a time; changes during a write
 * are stored after it, the newest state only. A failed write costs a preview, not the prompt.
 */
export class SectionProgress {
  private readonly logger = new Logger(SectionProgress.name);
  private newest: PromptSection[] = [];
  private stored: PromptSection[] = [];
  private writing: Promise<void> | undefined;

  constructor(private readonly store: (sections: PromptSection[]) => Promise<void>) {}

  show(sections: PromptSection[]): void {
    this.newest = sections;
    this.writing ??= this.write().finally(() => {
      this.writing = undefined;
    });
  }

  /** Stores nothing from now on. A write that is under way goes on, and nobody waits for it. */
  end(): void {
    this.newest = this.stored;
  }

  private async write(): Promise<void> {
    while (!same(this.newest, this.stored)) {
      this.stored = this.newest;
      try {
        await this.store(this.stored);
      } catch (error) {
        this.logger.warn({ err: error }, 'finished sections could not be shown');
      }
    }
  }
}

function same(one: readonly PromptSection[], other: readonly PromptSection[]): boolean {
  return one.length === other.length && one.every(({ text }, index) => text === other[index]?.text);
}
