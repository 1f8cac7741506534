import { BUILT_CATALOGUE } from './built-catalogue';
import type { UseCase } from './catalogue';
import type { GenerateRequest } from './generated';

/** A kind of prompt, or `general` for the prompt that fits every request. */
export type KindChoice = NonNullable<GenerateRequest['kind']>;

const LABELS: ReadonlyMap<string, string> = new Map([
  ['general', 'General prompt'],
  ...BUILT_CATALOGUE.kinds.map(({ id, label }) => [id, label] as const),
]);

/** The name of a kind that people read. */
export const kindLabel = (kind: KindChoice): string => LABELS.get(kind) ?? kind;

/** Whether something that was kept is a kind. */
export const isKind = (value: unknown): value is KindChoice =>
  typeof value === 'string' && LABELS.has(value);

/** The kinds of a use case, and all others. */
export function splitKindsByUseCase(useCase: UseCase): { own: KindChoice[]; others: KindChoice[] } {
  const own = BUILT_CATALOGUE.kinds.filter(({ use_cases }) =>
    use_cases.some((one) => one === useCase),
  );
  const others = BUILT_CATALOGUE.kinds.filter((kind) => !own.includes(kind));
  return { own: own.map(({ id }) => id), others: others.map(({ id }) => id) };
}

/** The use case to send with a chosen kind: another one than it has would only be in its way. */
export function useCaseForKind(kind: KindChoice, useCase: UseCase): UseCase {
  if (kind === 'general' || useCase === 'auto_detect') return useCase;
  return splitKindsByUseCase(useCase).own.includes(kind) ? useCase : 'auto_detect';
}
