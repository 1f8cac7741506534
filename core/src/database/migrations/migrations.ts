import { Foundation } from './20261120-foundation.js';
import { Payments } from './20261121-payments.js';
import { PromptVersions } from './20261121-prompt-versions.js';
import { Accounts } from './20261122-accounts.js';
import { Library } from './20261123-library.js';
import { Kinds } from './20261124-kinds.js';
import { FreeCredits } from './20261126-free-credits.js';
import { Sessions } from './20261126-sessions.js';
import { RejectedEvents } from './20261127-rejected-events.js';
import { DeletedPrompts } from './20261128-deleted-prompts.js';
import { SameLanguage } from './20261128-same-language.js';
import { ReceiptCards } from './20261206-receipt-cards.js';

/** Every migration, oldest first. Once landed, a migration is never changed. */
export const MIGRATIONS = [
  Foundation,
  PromptVersions,
  Payments,
  Accounts,
  Library,
  Kinds,
  FreeCredits,
  Sessions,
  RejectedEvents,
  DeletedPrompts,
  SameLanguage,
  ReceiptCards,
];
