import type { Change } from '@promptmint/core/queues/reply-channel';

/** A change of nothing, to send a wake-up. */
export const WAKE_ONLY: Change = { expressions: 'changed as (select 1)', values: [] };
