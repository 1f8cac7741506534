import { REQUEST_MAX } from '../../../api/catalogue';
import { countCharacters } from '../../../lib/count-characters';

/** The values of the template form. */
export type TemplateValues = Record<'title' | 'description' | 'use_case' | 'text', string>;

/** Bounds that the API holds, in characters (code points). */
const TITLE_MAX = 100;
const DESCRIPTION_MAX = 300;
const TEXT_MIN = 10;

const tooLong = (value: string, limit: number): string | null =>
  countCharacters(value) > limit ? `At most ${limit.toLocaleString('en')} characters` : null;

/** Why a template cannot be saved, field by field. */
export const templateProblems = {
  title: (title: string): string | null =>
    title.trim() ? tooLong(title.trim(), TITLE_MAX) : 'Give it a name',
  description: (description: string): string | null => tooLong(description.trim(), DESCRIPTION_MAX),
  text: (text: string): string | null =>
    countCharacters(text.trim()) < TEXT_MIN
      ? `At least ${TEXT_MIN} characters`
      : tooLong(text, REQUEST_MAX),
};
