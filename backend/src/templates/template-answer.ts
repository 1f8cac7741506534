import { type Plan, planHas } from '@promptmint/core/catalogue/plans';
import type { BuiltInTemplate } from '@promptmint/core/catalogue/templates/template';
import type { Template } from '@promptmint/core/database/entities/template';
import type { TemplateAnswer } from './dto/templates.dto.js';

/** A template of the product as a plan shows it: the text stays on the server where it is locked. */
export function toBuiltInAnswer(template: BuiltInTemplate, plan: Plan): TemplateAnswer {
  const { useCase, text, tier, ...rest } = template;
  const locked = tier === 'advanced' && !planHas(plan, 'advanced_templates');
  return { ...rest, use_case: useCase, text: locked ? null : text, tier, locked };
}

/** A template of one's own, which no plan locks. */
export function toOwnAnswer({
  id,
  title,
  description,
  useCase,
  text,
}: Pick<Template, 'id' | 'title' | 'description' | 'useCase' | 'text'>): TemplateAnswer {
  return { id, title, description, use_case: useCase, text, tier: 'own', locked: false };
}
