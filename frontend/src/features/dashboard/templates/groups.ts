import { USE_CASES, type UseCase } from '../../../api/catalogue';
import type { Template } from '../../../api/generated';

/** Search words and use case. */
export interface TemplateFilter {
  words: string;
  useCase: UseCase | 'all';
}

export type TemplateGroupsByTier = Readonly<Record<Template['tier'], Template[]>>;

/** Whether the template contains every search word. */
function matches(template: Template, { words, useCase }: TemplateFilter): boolean {
  if (useCase !== 'all' && template.use_case !== useCase) return false;
  const { title, description, text } = template;
  const content = [title, description, text ?? '', USE_CASES[template.use_case]]
    .join('\n')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => content.includes(word));
}

/** The templates that match a filter, grouped by tier, in their order. */
export function groupTemplates(
  templates: readonly Template[],
  filter: TemplateFilter,
): TemplateGroupsByTier {
  const found = templates.filter((template) => matches(template, filter));
  const ofTier = (tier: Template['tier']): Template[] =>
    found.filter((template) => template.tier === tier);
  return { own: ofTier('own'), basic: ofTier('basic'), advanced: ofTier('advanced') };
}
