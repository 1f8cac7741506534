import {
  OWN_TEMPLATES_MAX,
  TEMPLATE_DESCRIPTION_MAX,
  TEMPLATE_TEXT_MAX,
  TEMPLATE_TEXT_MIN,
  TEMPLATE_TITLE_MAX,
  TEMPLATES,
} from '@promptmint/core/catalogue/templates';
import { USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { z } from 'zod';
import { ONE_LINE, plainText, text, visible } from '../../http/text.js';

const TEMPLATE_EXAMPLE = {
  title: 'Job ad for the bakery',
  description: 'The usual ad; only the shift changes.',
  use_case: 'content_creation' as const,
  text: 'Write a job ad for our bakery: {{shift}}, {{hours}} hours a week, 15 euros an hour.',
};

const TEXT_TOO_SHORT = `Text must be at least ${TEMPLATE_TEXT_MIN} characters`;

/** A template as its owner writes it; it is kept as typed. */
export const templateDraftSchema = z
  .strictObject({
    title: plainText('Title')
      .trim()
      .check(...visible('Title is required'))
      .max(TEMPLATE_TITLE_MAX, `Title must be at most ${TEMPLATE_TITLE_MAX} characters`)
      .regex(ONE_LINE, 'Title must be one line of plain text'),
    description: plainText('Description')
      .trim()
      .max(
        TEMPLATE_DESCRIPTION_MAX,
        `Description must be at most ${TEMPLATE_DESCRIPTION_MAX} characters`,
      )
      .default(''),
    use_case: z.enum(USE_CASES),
    text: text(TEMPLATE_TEXT_MAX, 'Text')
      .min(TEMPLATE_TEXT_MIN, { error: TEXT_TOO_SHORT, abort: true })
      .refine((typed) => [...typed.trim()].length >= TEMPLATE_TEXT_MIN, { error: TEXT_TOO_SHORT })
      .meta({ description: 'A request with blanks to fill, such as {{audience}}.' }),
  })
  .meta({ id: 'TemplateDraft', example: TEMPLATE_EXAMPLE });
export type TemplateDraft = z.output<typeof templateDraftSchema>;

/** Templates to save in one request; its body may be as large as that of any other request. */
export const templateImportSchema = z
  .strictObject({
    templates: z
      .array(templateDraftSchema)
      .min(1, 'Please send at least one template')
      .max(OWN_TEMPLATES_MAX, `Please send at most ${OWN_TEMPLATES_MAX} templates`),
  })
  .meta({ id: 'TemplateImport', example: { templates: [TEMPLATE_EXAMPLE] } });
export type TemplateImport = z.output<typeof templateImportSchema>;

/** Why a template was not saved. */
const REFUSALS = ['duplicate', 'too_many_templates'] as const;

/** Those of the product have ids of another form, and are found under none. */
export const templateIdSchema = z.strictObject({
  id: z.string().meta({
    description: 'The id of a template of yours.',
    example: '0d9a1c52-6c1c-4b8e-9a34-5d0f6f1f7a10',
  }),
});
export type TemplateId = z.output<typeof templateIdSchema>;

export const templateSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string().meta({ description: 'May be empty.' }),
    use_case: z.enum(USE_CASES),
    text: z.string().nullable().meta({ description: 'Null when it is locked.' }),
    tier: z.enum(['basic', 'advanced', 'own']),
    locked: z.boolean().meta({ description: 'Whether the plan does not include it.' }),
  })
  .meta({
    id: 'Template',
    example: {
      id: '0d9a1c52-6c1c-4b8e-9a34-5d0f6f1f7a10',
      ...TEMPLATE_EXAMPLE,
      tier: 'own' as const,
      locked: false,
    },
  });
export type TemplateAnswer = z.infer<typeof templateSchema>;

export const templatesImportedSchema = z
  .object({
    created: z.array(templateSchema),
    refused: z
      .array(
        z.object({
          index: z.int().meta({ description: 'Its place among those that were sent, from 0.' }),
          reason: z.enum(REFUSALS),
        }),
      )
      .meta({
        description: `\`duplicate\`: you have one with this title and text; \`too_many_templates\`: you have reached the limit of ${OWN_TEMPLATES_MAX} templates.`,
      }),
  })
  .meta({
    id: 'TemplatesImported',
    example: { created: [], refused: [{ index: 0, reason: 'duplicate' }] },
  });
export type TemplatesImportedAnswer = z.infer<typeof templatesImportedSchema>;

export const templatesSchema = z.object({ templates: z.array(templateSchema) }).meta({
  id: 'Templates',
  example: {
    templates: TEMPLATES.filter(({ id }) => id === 'data-forecast').map(
      ({ useCase, ...template }) => ({ ...template, use_case: useCase, text: null, locked: true }),
    ),
  },
});
export type TemplatesAnswer = z.infer<typeof templatesSchema>;
