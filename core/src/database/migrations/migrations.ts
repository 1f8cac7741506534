import { Foundation } from './20261120-foundation.js';
import { Payments } from './20261121-payments.js';
import { PromptVersions } from './20261121-prompt-versions.js';

/** Every migration, oldest first. Once landed, a migration is never changed. */
export const MIGRATIONS = [Foundation, PromptVersions, Payments];
