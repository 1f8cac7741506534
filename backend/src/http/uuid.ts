import { z } from 'zod';

/**
 * An id that a client sends. Gives it in lower case, as the database writes it, because ids are compared as
 * texts: the same account would look like another one.
 */
export const uuid = (message: string) => z.uuid(message).toLowerCase();
