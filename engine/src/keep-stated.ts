import { type Blueprint, LIST_LIMITS } from './blueprint.js';

/** Lists of plain lines in a blueprint. */
const LINES = ['context', 'steps', 'outputFormat', 'validation'] as const;

/**
 * A model's refinement of a blueprint, with everything back that a named refinement may not lose: each
 * part that has become empty, because a criterion would be lost with it, and each line with a fact that
 * the prompt would no longer contain.
 *
 * @param isLost Whether a line of the previous blueprint holds such a fact.
 */
export function keepStated(
  previous: Blueprint,
  refined: Blueprint,
  isLost: (line: string) => boolean,
): Blueprint {
  const hasExamples = refined.examples.length > 0;
  const kept: Blueprint = {
    ...refined,
    role: refined.role ?? previous.role,
    objective: refined.objective ?? previous.objective,
    placeholders: refined.placeholders.length > 0 ? refined.placeholders : previous.placeholders,
    exampleIntro: hasExamples ? refined.exampleIntro : previous.exampleIntro,
    examples: hasExamples ? refined.examples : previous.examples,
    constraints: keepLines(
      'constraints',
      previous.constraints,
      refined.constraints,
      ({ rule, reason }) => isLost(`${rule} ${reason ?? ''}`),
    ),
  };
  for (const field of LINES)
    kept[field] = keepLines(field, previous[field], refined[field], isLost);
  return kept;
}

/** The refined list with what it lost; where it grows too long, the newest lines give way. */
function keepLines<Line>(
  field: keyof typeof LIST_LIMITS,
  previous: readonly Line[],
  refined: readonly Line[],
  isLost: (line: Line) => boolean,
): Line[] {
  if (refined.length === 0) return [...previous];
  const key = (line: Line) => JSON.stringify(line);
  const [before, after] = [new Set(previous.map(key)), new Set(refined.map(key))];
  const lost = previous.filter((line) => !after.has(key(line)) && isLost(line));
  const most = LIST_LIMITS[field];
  if (lost.length === 0) return [...refined];
  const old = refined.filter((line) => before.has(key(line)));
  const fresh = refined.filter((line) => !before.has(key(line)));
  return [...old, ...lost, ...fresh].slice(0, most);
}
