import type { Output, Paint } from './terminal.js';

/** Lines that a renderer puts around a section: a tag or a heading. */
const FRAME_LINE = /^(<\/?[a-z_]+>|#{1,6} .*)$/gm;

/** Writes a prompt while it comes in. */
export interface PromptWriter {
  /** A finished section. @returns whether it was written now */
  section(index: number, text: string): boolean;
  /** The finished prompt: writes what is missing of it. */
  end(prompt: string): void;
}

/**
 * Writes each section as it comes, and what is missing at the end. Sections that come again are not
 * written twice; if a section was replaced after it was written, the whole prompt follows.
 */
export function promptWriter(output: Output, paint: Paint): PromptWriter {
  const sections: string[] = [];
  const write = (text: string) =>
    output.write(`${text.replaceAll(FRAME_LINE, (line) => paint('cyan', line))}\n`);
  return {
    section: (index, text) => {
      if (index !== sections.length) return false;
      write(index === 0 ? text : `\n${text}`);
      sections.push(text);
      return true;
    },
    end: (prompt) => {
      const written = sections.join('\n\n');
      if (written === '') return write(prompt);
      if (!prompt.startsWith(written)) return write(`\n---\n\n${prompt}`);
      const rest = prompt.slice(written.length).replace(/^\n/, '');
      if (rest !== '') write(rest);
    },
  };
}
