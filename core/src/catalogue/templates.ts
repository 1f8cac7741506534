import { CODE_TEMPLATES } from './templates/code.js';
import { DATA_TEMPLATES } from './templates/data.js';
import { QUESTION_TEMPLATES } from './templates/questions.js';
import type { BuiltInTemplate } from './templates/template.js';
import { WRITING_TEMPLATES } from './templates/writing.js';

/** The templates that come with the product; the advanced ones need the feature `advanced_templates`. */
export const TEMPLATES: readonly BuiltInTemplate[] = [
  ...CODE_TEMPLATES,
  ...WRITING_TEMPLATES,
  ...DATA_TEMPLATES,
  ...QUESTION_TEMPLATES,
];

/** Bounds of a template's parts, in characters. */
export const TEMPLATE_TITLE_MAX = 100;
export const TEMPLATE_DESCRIPTION_MAX = 300;
export const TEMPLATE_TEXT_MIN = 10;
export const TEMPLATE_TEXT_MAX = 8_000;

/** A blank of a template, with its name as the only group: the source of a regular expression. */
export const TEMPLATE_BLANK = String.raw`\{\{([^{}\n]+)\}\}`;

/** How many templates of their own a person can keep. */
export const OWN_TEMPLATES_MAX = 200;
