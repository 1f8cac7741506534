import type { Blueprint } from '../blueprint.js';
import { foldText } from '../extract/fold.js';
import { render } from '../render.js';
import { wordCount } from '../scorer/word-count.js';
import { halvedLengths, setsWords } from './lengths.js';
import { isLike, linesOf, mapLines, raiseRule, withoutLines } from './lines.js';
import { isLonger } from './longer-lines.js';
import { SHORT_ANSWER, TIGHT, TIGHT_WITHIN, isShorter } from './shorter-lines.js';
import { type Situation, factsIn, standingLimits } from './situation.js';
import { isStricterCheck } from './stricter-lines.js';

/** A share of the prompt's own words that is worth a new version. */
const LEANER = 0.75;

/**
 * The prompt with less around the facts, and a shorter answer asked for. What can be spared goes
 * first, and no more of it than makes the prompt visibly leaner, so that it can be shortened again.
 */
export function shorten(situation: Situation): Blueprint {
  const { previous } = situation;
  const before = ownWords(previous, situation);
  const tight = (blueprint: Blueprint) => tighten(blueprint, situation);
  let lean = previous;
  for (const stage of STAGES) {
    const next = stage(lean, situation);
    if (ownWords(next, situation) < ownWords(lean, situation)) lean = next;
    if (ownWords(tight(lean), situation) <= before * LEANER) break;
  }
  const result = tight(lean);
  return lean === previous || ownWords(result, situation) < before ? result : lean;
}

/** Words of the finished prompt besides the request. */
function ownWords(blueprint: Blueprint, { request }: Situation): number {
  const { text, quotes } = render(blueprint, request);
  return quotes.reduce((words, { delimited }) => words - wordCount(delimited), wordCount(text));
}

type Stage = (blueprint: Blueprint, situation: Situation) => Blueprint;

/** What can be spared, the least of use first. */
const STAGES: readonly Stage[] = [
  (blueprint) => withoutLines(blueprint, isLonger),
  (blueprint) => ({
    ...blueprint,
    constraints: blueprint.constraints.map(({ rule }) => ({ rule, reason: null })),
  }),
  (blueprint, { request }) => ({
    ...blueprint,
    examples: blueprint.examples.slice(0, request.targetModel === 'gemini' ? 2 : 1),
  }),
  (blueprint) => ({
    ...blueprint,
    context: blueprint.context.filter((line) => !/^not (?:told|known):/i.test(line)),
  }),
  (blueprint, situation) => sparing(blueprint, situation, 'steps', restated(blueprint)),
  (blueprint, situation) => fewerChecks(blueprint, situation, 2),
  withoutStandingLimits,
  onePlaceholder,
  (blueprint, situation) => sparing(blueprint, situation, 'steps', blueprint.steps),
  withoutTypedContext,
  (blueprint, situation) => fewerChecks(blueprint, situation, 1),
  (blueprint, { type }) =>
    type.id === 'open' ? blueprint : { ...blueprint, role: blueprint.role.replace(MANNER, '') },
  withoutPlaceholders,
];

/** Those of the composer only refine an answer, except where advice depends on them. */
function withoutPlaceholders(blueprint: Blueprint, { byComposer }: Situation): Blueprint {
  const advice = blueprint.useCase === 'question_answering';
  return byComposer && !advice ? { ...blueprint, placeholders: [] } : blueprint;
}

/** Background that the request's own block, which every prompt holds whole, says in the same words. */
function withoutTypedContext(blueprint: Blueprint, { reading }: Situation): Blueprint {
  const typed = new Set(wordsOf(reading.text));
  const told = (line: string) => wordsOf(line).every((word) => typed.has(word));
  return { ...blueprint, context: blueprint.context.filter((line) => !told(line)) };
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How somebody works, after what they are. */
const MANNER = /(?<=^\S+ \S.*?),? (?:who|that) .*$/;

/** The most decisive question to the person stays; where asking is the task, all do. */
function onePlaceholder(blueprint: Blueprint, { type }: Situation): Blueprint {
  if (type.id === 'open') return blueprint;
  return { ...blueprint, placeholders: blueprint.placeholders.slice(0, 1) };
}

/** Steps that say in other words what the format or a rule says. */
function restated({
  steps,
  outputFormat,
  constraints,
  validation,
  objective,
}: Blueprint): string[] {
  const rules = constraints.map(({ rule }) => rule);
  return steps.filter((step) =>
    isLike(step, [objective, ...outputFormat, ...rules, ...validation]),
  );
}

function fewerChecks(blueprint: Blueprint, situation: Situation, most: number): Blueprint {
  const { validation } = blueprint;
  const ranked = validation.toSorted(
    (one, other) => weightOf(other, situation) - weightOf(one, situation),
  );
  return sparing(blueprint, situation, 'validation', ranked.slice(most));
}

/** Checks that name the request's facts count most, then those that were asked for. */
function weightOf(check: string, { reading, slots }: Situation): number {
  const facts = slots.get('facts');
  if (facts !== undefined && check.includes(facts)) return 99;
  return factsIn(check, reading) + (isStricterCheck(check) ? 2 : 0);
}

/** The most essential standing limit stays; those that the request has called for stay as well. */
function withoutStandingLimits(blueprint: Blueprint, situation: Situation): Blueprint {
  const spared = standingLimits(situation).slice(1);
  return withoutLines(blueprint, (line) => spared.includes(line));
}

/** Drops those lines of a list of which nothing from the request would be lost. */
function sparing(
  blueprint: Blueprint,
  situation: Situation,
  list: 'steps' | 'validation',
  spared: readonly string[],
): Blueprint {
  return spared.reduce((rest, line) => {
    const without = { ...rest, [list]: rest[list].filter((other) => other !== line) };
    return losesFact(line, without, situation) ? rest : without;
  }, blueprint);
}

/** Names, identifiers, quoted words and whatever else is told in English alone. */
const TELLING = /`[^`]+`|"[^"]+"|(?<=\p{L},? )\p{Lu}[\p{L}\p{N}'’-]+/gu;

function losesFact(line: string, rest: Blueprint, { reading }: Situation): boolean {
  const told = [reading.text, ...rest.context, rest.objective, ...linesOf(rest)].join('\n');
  const facts = reading.facts.flatMap(({ english }) => english ?? []);
  const named = [...(line.match(TELLING) ?? []), ...facts.filter((fact) => line.includes(fact))];
  return named.some((name) => !told.includes(name));
}

/** Asks for a shorter answer than before, as far as the request leaves that open. */
function tighten(blueprint: Blueprint, { reading, closed, lengthSet, type }: Situation): Blueprint {
  if (closed || type.id === 'open') return blueprint;
  if (lengthSet) return raiseRule(blueprint, TIGHT_WITHIN);
  const typed = new Set(reading.text.match(/\d+(?:,\d{3})*/g) ?? []);
  if (!linesOf(blueprint).some(setsWords)) {
    return raiseRule(blueprint, SHORT_ANSWER[blueprint.useCase]);
  }
  const parts = blueprint.outputFormat.length;
  const halved = mapLines(blueprint, (line) =>
    isShorter(line) ? halvedLengths(line, new Set(), 1) : halvedLengths(line, typed, parts),
  );
  const same = linesOf(halved).every((line, index) => line === linesOf(blueprint)[index]);
  if (!same) return halved;
  const isText = blueprint.useCase === 'content_creation';
  return raiseRule(blueprint, isText ? SHORT_ANSWER.content_creation : TIGHT);
}
