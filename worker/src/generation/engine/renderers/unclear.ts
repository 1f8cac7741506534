import type { Blueprint } from '../blueprint.js';

const ASKS =
  /\bask (?:me|first|back|up to|at most|in one)\b|\bwait for my\b|\bquestions and nothing else\b/i;
const SETTLED = /\bassum|\bunclear\b|\bambiguous|\blikeliest\b|\bdo not ask\b/i;
const NOTHING_ELSE = /\bnothing else\b|\bonly the (?:number|word|result|answer)\b/i;

/** What to do where the request has two readings; nothing where the blueprint settles that. */
export function unclearRule(blueprint: Blueprint): string[] {
  const { useCase, placeholders, constraints, steps, outputFormat, objective } = blueprint;
  const rules = constraints.map(({ rule }) => rule).join('\n');
  const text = [objective, ...steps, ...outputFormat, rules].join('\n');
  if (placeholders.length > 0 || ASKS.test(text) || NOTHING_ELSE.test(text)) return [];
  if (SETTLED.test(rules)) return [];
  const marked =
    useCase === 'content_creation'
      ? 'name it in one line below the text'
      : 'mark it as an assumption';
  return [
    `Where something is left open, take the likeliest reading, ${marked}, and do not ask back.`,
  ];
}
