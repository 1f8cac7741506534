import type { PromptSection, SectionKey } from '@promptmint/core/catalogue/prompt-parts';
import type { Blueprint } from '../blueprint.js';

/** The label of the person's answers. */
export const DETAILS = 'Details';
/** The label of background that is nothing but blanks, which is no context yet. */
export const BLANKS = 'To fill in';

/** A block of a prompt that contains the person's text. */
export interface QuotedBlock {
  /** `request`, or the name of the question that the person answered. */
  name: string;
  /** The person's characters, unchanged. */
  content: string;
  /** The block as it is in the prompt, with its delimiters. */
  delimited: string;
}

/** A section as planned before the whole blueprint is known. */
export interface SectionPlan {
  key: SectionKey;
  label: string;
  /** The fields it is written from; no other field can change it. */
  needs: readonly (keyof Blueprint)[];
  /** Whether it has content in every prompt that adds anything to the request. */
  always: boolean;
  /** The section's text with its marks, or null when there is nothing to say. */
  write(blueprint: Blueprint): string | null;
}

/** The layout of one request for a target model. */
export interface PromptPlan {
  /** In the order of the prompt. */
  sections: readonly SectionPlan[];
  /** The blocks that contain the person's text, in the order of the prompt. */
  quotes: readonly QuotedBlock[];
  /** Names of the tags that the plan uses; none of them occurs in the person's text. */
  tags: readonly string[];
}

/** The planned sections that have content. */
export function writeSections(
  sections: readonly SectionPlan[],
  blueprint: Blueprint,
): PromptSection[] {
  return sections.flatMap(({ key, label, write }) => {
    const text = write(blueprint);
    if (text === null) return [];
    const isBlank = key === 'context' && blueprint.context.length === 0;
    return [{ key, label: isBlank ? BLANKS : label, text }];
  });
}
