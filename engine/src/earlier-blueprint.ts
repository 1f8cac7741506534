import { type Blueprint, blueprintSchema } from './blueprint.js';
import { compose } from './compose.js';

type ComposeRequest = Parameters<typeof compose>[0];

/** The blueprint stored for a request; composes it again if it is missing or from an earlier engine. */
export function earlierBlueprint(stored: unknown, request: ComposeRequest): Blueprint {
  const parsed = blueprintSchema.safeParse(stored);
  return parsed.success ? parsed.data : compose(request);
}
