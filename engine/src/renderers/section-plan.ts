import type { PromptSection, SectionKey } from '@promptmint/core/catalogue/prompt-parts';
import type { Blueprint } from '../blueprint.js';

/** A block of a prompt that carries text of the person. */
export interface QuotedBlock {
  /** `request`, or the name of what the person was asked for. */
  name: string;
  /** The person's characters, unchanged. */
  content: string;
  /** The block as the prompt has it, delimiters included. */
  delimited: string;
}

/** A section before the whole blueprint is known. */
export interface SectionPlan {
  key: SectionKey;
  label: string;
  /** The fields it is written from; no other field can change it. */
  needs: readonly (keyof Blueprint)[];
  /** Whether it has content whatever the blueprint says. */
  always: boolean;
  /** The section's text with its marks, or null when there is nothing to say. */
  write(blueprint: Blueprint): string | null;
}

/** How one request is to be laid out for a target model. */
export interface PromptPlan {
  /** In the order of the prompt. */
  sections: readonly SectionPlan[];
  /** The blocks that carry the person's text, in the order of the prompt. */
  quotes: readonly QuotedBlock[];
  /** Names of the tags that the plan sets; none of them occurs in the person's text. */
  tags: readonly string[];
}

/** The planned sections that have content. */
export function writeSections(
  sections: readonly SectionPlan[],
  blueprint: Blueprint,
): PromptSection[] {
  return sections.flatMap(({ key, label, write }) => {
    const text = write(blueprint);
    return text === null ? [] : [{ key, label, text }];
  });
}
