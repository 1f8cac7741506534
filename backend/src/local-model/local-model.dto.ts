import { z } from 'zod';
import { uuid } from '../http/uuid.js';

export const promptParamsSchema = z.strictObject({ id: uuid('Please enter the id of a prompt') });
export type PromptParams = z.output<typeof promptParamsSchema>;
