import { CREDIT_ENTRY_KINDS } from '@promptmint/core/database/entities/credit-entry';
import { z } from 'zod';

/** Why a balance changed. */
export const ledgerKindSchema = z.enum(CREDIT_ENTRY_KINDS).meta({
  description:
    '`signup`: free credits; `generation`: spent on a prompt; `refund`: given back because that prompt failed; `purchase`: bought; `clawback`: taken back because the payment was refunded; `dispute`: taken back because the buyer disputes the payment; `dispute_won`: given back because the dispute was won; `settle`: taken to repay owed credits; `goodwill`: given by support.',
});
