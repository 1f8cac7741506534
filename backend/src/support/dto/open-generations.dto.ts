import { z } from 'zod';
import { uuid } from '../../http/uuid.js';

export const promptParamsSchema = z.strictObject({
  prompt_id: uuid('Please enter the id of a prompt').meta({
    description: 'The id of the prompt, from the list of open generations.',
  }),
});
export type PromptParams = z.output<typeof promptParamsSchema>;

const openGenerationSchema = z
  .object({
    prompt_id: z.uuid(),
    account_id: z.uuid(),
    status: z.enum(['queued', 'running']),
    created_at: z.iso.datetime(),
    deadline_at: z.iso.datetime().meta({
      description: 'When the worker ends it by itself, and refunds it.',
    }),
    overdue: z.boolean().meta({
      description: 'Whether that time has passed: no worker ended it.',
    }),
  })
  .meta({
    id: 'OpenGeneration',
    example: {
      prompt_id: '7c0a5e0e-5a3b-4a43-8f5c-2f5f1c3d4e5f',
      account_id: '2b9d1f34-5c0e-4f5e-9d57-0d1c7f0a6b21',
      status: 'running',
      created_at: '2026-11-20T09:00:00.000Z',
      deadline_at: '2026-11-20T09:10:00.000Z',
      overdue: false,
    },
  });

export const openGenerationsSchema = z
  .object({ generations: z.array(openGenerationSchema), total: z.int() })
  .meta({ id: 'OpenGenerations', example: { generations: [], total: 0 } });
export type OpenGenerationsAnswer = z.infer<typeof openGenerationsSchema>;

export const endedGenerationSchema = z
  .object({
    prompt_id: z.uuid(),
    account_id: z.uuid(),
    balance: z.int().meta({
      description: 'Of the account, with the credit that came back.',
    }),
  })
  .meta({
    id: 'EndedGeneration',
    example: {
      prompt_id: '7c0a5e0e-5a3b-4a43-8f5c-2f5f1c3d4e5f',
      account_id: '2b9d1f34-5c0e-4f5e-9d57-0d1c7f0a6b21',
      balance: 10,
    },
  });
export type EndedGeneration = z.infer<typeof endedGenerationSchema>;
