import { STAFF_ROLES } from '@promptmint/core/database/entities/user';
import { z } from 'zod';
import { paginationSchema } from '../../http/pagination.dto.js';
import { text } from '../../http/text.js';
import { uuid } from '../../http/uuid.js';

const id = (description: string) => uuid('Please enter an id').optional().meta({ description });
const time = (description: string) =>
  z.iso
    .datetime({ offset: true, error: 'Please enter a time such as 2026-11-20T09:00:00Z' })
    .optional()
    .meta({ description });

export const auditQuerySchema = paginationSchema.extend({
  staff_id: id('Only calls of this member of staff.'),
  account_id: id('Only calls about this account.'),
  operation: text(100, 'operation').optional().meta({
    description: 'Only calls of this operation, by its name, such as `findAccount`.',
  }),
  outcome: text(100, 'outcome').optional().meta({
    description: 'Only calls with this outcome: `done`, or the code of an error.',
  }),
  since: time('Only calls from this time on.'),
  until: time('Only calls before this time.'),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

/** Codes, ids and numbers; the fields depend on the operation. */
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const ENTRY_EXAMPLE = {
  request_id: '5d0f9b0e-8a55-4a0b-b1d6-0a5c8f6f5d10',
  at: '2026-11-20T09:05:00.000Z',
  staff_id: '9a1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8',
  role: 'support',
  operation: 'findAccount',
  account_id: '2b9d1f34-5c0e-4f5e-9d57-0d1c7f0a6b21',
  reason: 'Ticket 4711: asks where the credits are',
  outcome: 'done',
  before: null,
  after: null,
} as const;

const auditEntrySchema = z
  .object({
    request_id: z.uuid().meta({ description: 'Also in the log of the API.' }),
    at: z.iso.datetime(),
    staff_id: z.uuid(),
    role: z.enum(STAFF_ROLES),
    operation: z.string(),
    account_id: z.uuid().nullable(),
    reason: z.string().meta({
      description: 'Empty where none was given, and after the purge of the account.',
    }),
    outcome: z.string().meta({ description: '`done`, or the code of an error.' }),
    before: facts.nullable().meta({ description: 'What the call changed, as it was.' }),
    after: facts.nullable().meta({ description: 'What it became, or what was done.' }),
  })
  .meta({ id: 'AuditEntry', example: ENTRY_EXAMPLE });

export const auditSchema = z
  .object({ entries: z.array(auditEntrySchema), total: z.int() })
  .meta({ id: 'Audit', example: { entries: [ENTRY_EXAMPLE], total: 1 } });
export type AuditAnswer = z.infer<typeof auditSchema>;
