import { z } from 'zod';

const wholeNumber = (name: string, min: number, max: number) => {
  const error = `${name} must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

/** Which page of a list. */
export const paginationSchema = z.strictObject({
  limit: wholeNumber('limit', 1, 100)
    .default(20)
    .meta({ description: 'How many to return at most.' }),
  offset: wholeNumber('offset', 0, 100_000).default(0).meta({
    description: 'How many to leave out, counted from the first.',
  }),
});
export type Pagination = z.output<typeof paginationSchema>;
