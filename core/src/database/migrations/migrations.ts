import { Foundation } from './20261120-foundation.js';

/** Every migration, oldest first. Once landed, a migration is never changed. */
export const MIGRATIONS = [Foundation];
