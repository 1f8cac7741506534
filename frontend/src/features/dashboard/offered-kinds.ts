import type { Analysis } from '../../api/generated';
import { materialText } from './pasted-material';
import { kindLabel, type KindChoice } from '../../api/kinds';

/** From this probability on, the form says that the request "looks like" the kind. */
const LIKELY_FROM = 0.5;

/** Below this probability, no kind is offered. */
const OFFERED_FROM = 0.2;

/** As many as fit on one line of a small screen. */
const MAX_KINDS = 2;

/** The kinds that the form offers for a request. */
export interface OfferedKinds {
  kinds: readonly KindChoice[];
  /** The kind the request looks like; null if that is uncertain. */
  likely: KindChoice | null;
}

/** The likeliest kinds, and always the one that was chosen. */
export function offeredKinds(analysis: Analysis | null, chosen: KindChoice | null): OfferedKinds {
  const [first] = analysis?.kinds ?? [];
  const likely = first && first.probability >= LIKELY_FROM ? first.kind : null;
  const guesses: KindChoice[] =
    analysis && first && first.probability >= OFFERED_FROM
      ? analysis.kinds.slice(0, MAX_KINDS).map(({ kind }) => kind)
      : [];
  if (!chosen || guesses.includes(chosen)) return { kinds: guesses, likely };
  return { kinds: [chosen, ...guesses].slice(0, MAX_KINDS), likely };
}

/** The recognised kinds as a sentence for screen readers; empty if there are none. */
export function recognisedText(analysis: Analysis | null): string {
  const { kinds, likely } = offeredKinds(analysis, null);
  const questions = analysis?.questions.length ?? 0;
  const names = kinds.map(kindLabel);
  const kind =
    names.length === 0
      ? ''
      : likely
        ? `Looks like: ${names[0]}.${names[1] ? ` Or: ${names[1]}.` : ''}`
        : `Could be: ${names.join(' or ')}.`;
  const asks =
    questions === 0
      ? ''
      : ` ${questions} optional ${questions === 1 ? 'question' : 'questions'} below.`;
  const pasted = (analysis?.pasted ?? []).map(materialText).join('; ');
  return `${kind}${asks}${pasted && ` Material: ${pasted}.`}`.trim();
}
