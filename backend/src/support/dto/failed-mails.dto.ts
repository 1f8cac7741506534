import { z } from 'zod';
import { paginationSchema } from '../../http/pagination.dto.js';
import { uuid } from '../../http/uuid.js';

export const failedMailsQuerySchema = paginationSchema.extend({
  account_id: uuid('Please enter the id of an account').optional().meta({
    description: 'Only emails about this account.',
  }),
});
export type FailedMailsQuery = z.output<typeof failedMailsQuerySchema>;

export const failedMailParamsSchema = z.strictObject({
  mail_key: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'Please enter the key of an email')
    .meta({
      description: 'The key of the email, from the list of failed emails.',
    }),
});
export type FailedMailParams = z.output<typeof failedMailParamsSchema>;

const failedMailSchema = z
  .object({
    key: z.string(),
    template: z.string(),
    account_id: z.uuid().nullable().meta({
      description: 'Null for a message of a person without an account.',
    }),
    failed_at: z.iso.datetime(),
    failure: z.string().meta({ description: 'What the mail server answered, in codes.' }),
  })
  .meta({
    id: 'FailedMail',
    example: {
      key: 'receipt-3f1d0c52-8d0a-4a2e-9a1b-6f0b7f1f2c3d',
      template: 'receipt',
      account_id: '2b9d1f34-5c0e-4f5e-9d57-0d1c7f0a6b21',
      failed_at: '2026-11-20T14:05:00.000Z',
      failure: 'EENVELOPE RCPT TO 550 5.1.1',
    },
  });

export const failedMailsSchema = z
  .object({ emails: z.array(failedMailSchema), total: z.int() })
  .meta({ id: 'FailedMails', example: { emails: [], total: 0 } });
export type FailedMailsAnswer = z.infer<typeof failedMailsSchema>;
