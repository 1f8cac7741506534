import { type Blueprint, blueprintSchema } from './blueprint.js';
import { compose } from './compose.js';

type ComposeRequest = Parameters<typeof compose>[0];

/** The blueprint that was stored for a request; one of an earlier engine, or none, is composed again. */
export function earlierBlueprint(stored: unknown, request: ComposeRequest): Blueprint {
  const parsed = blueprintSchema.safeParse(stored);
  return parsed.success ? parsed.data : compose(request);
}
