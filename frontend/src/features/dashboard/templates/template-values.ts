import { LIMITS } from '../../../api/limits';
import { countCharacters } from '../../../lib/count-characters';

/** The values of the template form. */
export type TemplateValues = Record<'title' | 'description' | 'use_case' | 'text', string>;

const tooLong = (value: string, limit: number): string | null =>
  countCharacters(value) > limit ? `At most ${limit.toLocaleString('en')} characters` : null;

/** Why a template cannot be saved, field by field. */
export const templateProblems = {
  title: (title: string): string | null =>
    title.trim() ? tooLong(title.trim(), LIMITS.templateTitleMax) : 'Give it a name',
  description: (description: string): string | null =>
    tooLong(description.trim(), LIMITS.templateDescriptionMax),
  text: (text: string): string | null =>
    countCharacters(text.trim()) < LIMITS.templateTextMin
      ? `At least ${LIMITS.templateTextMin} characters`
      : tooLong(text, LIMITS.templateTextMax),
};
