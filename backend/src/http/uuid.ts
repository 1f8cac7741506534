import { z } from 'zod';

/**
 * An id that a client sends. Gives it in lower case, as the database writes it, because ids are compared as
 * texts: an account could otherwise be told from itself.
 */
export const uuid = (message: string) => z.uuid(message).toLowerCase();
