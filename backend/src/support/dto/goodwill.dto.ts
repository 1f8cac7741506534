import { z } from 'zod';

/** The most credits of one grant, by role. */
export const GOODWILL_MAX = { support: 20, admin: 1_000 } as const;
/** The most credits that one member of support grants within 24 hours. */
export const GOODWILL_PER_DAY = 200;

const RANGE = `credits must be a whole number from 1 to ${GOODWILL_MAX.admin}`;

export const goodwillSchema = z
  .strictObject({
    credits: z.int(RANGE).min(1, RANGE).max(GOODWILL_MAX.admin, RANGE),
  })
  .meta({ id: 'GoodwillRequest', example: { credits: 5 } });
export type GoodwillRequest = z.output<typeof goodwillSchema>;

export const goodwillGrantSchema = z
  .object({
    id: z.uuid().meta({
      description: 'Its entry in the ledger has the reference `goodwill:<id>`.',
    }),
    account_id: z.uuid(),
    credits: z.int(),
    created_at: z.iso.datetime(),
    balance: z.int().meta({
      description: 'Of the account, now. Owed credits are repaid from the grant first.',
    }),
    owed: z.int().meta({ description: 'What the account still owes.' }),
  })
  .meta({
    id: 'GoodwillGrant',
    example: {
      id: 'c7b1e5a0-3d52-4c0f-8a57-1e0f6a9d4b33',
      account_id: '2b9d1f34-5c0e-4f5e-9d57-0d1c7f0a6b21',
      credits: 5,
      created_at: '2026-11-20T09:10:00.000Z',
      balance: 108,
      owed: 0,
    },
  });
export type GoodwillAnswer = z.infer<typeof goodwillGrantSchema>;
