import { BUILT_CATALOGUE } from './built-catalogue';
import type { UseCase } from './catalogue';
import type { GenerateRequest } from './generated';

/** A kind of prompt, or `general` for the prompt that fits every request. */
export type KindChoice = NonNullable<GenerateRequest['kind']>;

const LABELS: ReadonlyMap<string, string> = new Map([
  ['general', 'General prompt'],
  ...BUILT_CATALOGUE.kinds.map(({ id, label }) => [id, label] as const),
]);

/** The label of a kind. */
export const kindLabel = (kind: KindChoice): string => LABELS.get(kind) ?? kind;

/** Whether a stored value is a kind. */
export const isKind = (value: unknown): value is KindChoice =>
  typeof value === 'string' && LABELS.has(value);

/** The kinds that belong to a use case, and all others. */
export function splitKindsByUseCase(useCase: UseCase): { own: KindChoice[]; others: KindChoice[] } {
  const own = BUILT_CATALOGUE.kinds.filter(({ use_cases }) =>
    use_cases.some((one) => one === useCase),
  );
  const others = BUILT_CATALOGUE.kinds.filter((kind) => !own.includes(kind));
  return { own: own.map(({ id }) => id), others: others.map(({ id }) => id) };
}

/**
 * The use case to send with a chosen kind. A use case that the kind does not have would contradict
 * it.
 */
export function matchingUseCase(kind: KindChoice, useCase: UseCase): UseCase {
  if (kind === 'general' || useCase === 'auto_detect') return useCase;
  return splitKindsByUseCase(useCase).own.includes(kind) ? useCase : 'auto_detect';
}
