import { QUALITY_CRITERIA } from '@promptmint/core/catalogue/prompt-parts';
import { NAMED_REFINEMENTS } from '@promptmint/core/catalogue/refinements';
import { z } from 'zod';

export const refinementsSchema = z
  .object({
    refinements: z.array(
      z.object({
        wish: z.enum(NAMED_REFINEMENTS),
        changes: z.boolean().meta({
          description:
            'Whether it would change anything; if not, refine refuses it free of charge.',
        }),
        loses: z.array(z.enum(QUALITY_CRITERIA)).meta({
          description: 'Criteria that the prompt meets now and its next version would not.',
        }),
      }),
    ),
  })
  .meta({
    id: 'Refinements',
    example: { refinements: [{ wish: 'shorter', changes: true, loses: [] }] },
  });
export type RefinementsAnswer = z.output<typeof refinementsSchema>;
