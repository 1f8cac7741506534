import type { Blueprint } from '../blueprint.js';
import { fillLine } from '../fill-lines.js';
import { cueHolds } from '../types/choose-type.js';
import { raisedLengths, setsWords } from './lengths.js';
import {
  type Ladder,
  isSaid,
  linesOf,
  mapLines,
  raiseLine,
  raiseRule,
  withLine,
  withRule,
  withoutLines,
} from './lines.js';
import {
  CLOSED_DEPTH,
  DEPTH,
  FULL_LENGTH,
  FULL_LENGTH_CHECK,
  LONG_ANSWER,
  partsFor,
} from './longer-lines.js';
import { isReplacedByFormal } from './more-formal-lines.js';
import { isShorter } from './shorter-lines.js';
import { isReplacedBySimpler } from './simpler-lines.js';
import type { Situation } from './situation.js';

/** The prompt with what its kind has to offer beyond what stands, and a longer answer asked for. */
export function lengthen(situation: Situation): Blueprint {
  const open = withoutLines(
    situation.previous,
    (line) => isShorter(line) || CALLS_FOR_LITTLE.test(line),
  );
  const full = withExamples(withTypeLines(open, situation), situation);
  return situation.closed ? raiseRule(full, CLOSED_DEPTH) : withDepth(full, situation);
}

/** Lines of the catalogue that stand against a longer answer. */
const CALLS_FOR_LITTLE =
  /^(?:As short as it can be|Keep to the question, without background|One way, and a second only)/;

/** Role, steps, limits with their reasons, checks and open questions that do not stand any more. */
function withTypeLines(blueprint: Blueprint, situation: Situation): Blueprint {
  const { composed, byComposer } = situation;
  if (!byComposer) return blueprint;
  const { role, steps, placeholders } = blueprint;
  const whole = {
    ...blueprint,
    role: composed.role.startsWith(role) ? composed.role : role,
    steps: composed.steps.every((step) => isSaid(step, steps)) ? steps : composed.steps,
    placeholders:
      placeholders.length < composed.placeholders.length ? composed.placeholders : placeholders,
  };
  const told = composed.context
    .filter((line) => !isSaid(line, whole.context))
    .reduce((rest, line) => withLine(rest, 'context', line), whole);
  const checked = composed.validation
    .filter((line) => !isSaid(line, linesOf(told)))
    .reduce((rest, line) => withLine(rest, 'validation', line), told);
  return withAsked(withLimits(checked, situation), situation);
}

function withLimits(blueprint: Blueprint, situation: Situation): Blueprint {
  const limits = [...situation.composed.constraints, ...typeLimits(situation)];
  return limits.reduce((rest, { rule, reason }) => {
    if (isReplaced(rule, rest)) return rest;
    const at = rest.constraints.findIndex((constraint) => constraint.rule === rule);
    if (at >= 0) {
      return { ...rest, constraints: rest.constraints.with(at, { rule, reason }) };
    }
    return isSaid(rule, linesOf(rest)) ? rest : withRule(rest, rule, reason);
  }, blueprint);
}

function isReplaced(rule: string, blueprint: Blueprint): boolean {
  return (
    CALLS_FOR_LITTLE.test(rule) ||
    isReplacedByFormal(rule, blueprint) ||
    isReplacedBySimpler(rule, blueprint)
  );
}

/** Every limit of the type that holds, also those for which the composer has no room. */
function typeLimits({ type, slots, reading, previous }: Situation): Blueprint['constraints'] {
  if (type.useCase !== previous.useCase) return [];
  return type.limits.flatMap(({ on, rule, because }) => {
    const filled = on === undefined || cueHolds(on, reading.cues) ? fillLine(rule, slots) : null;
    return filled === null ? [] : [{ rule: filled, reason: because ?? null }];
  });
}

/** What to do about facts that are not told and have no placeholder. */
function withAsked(blueprint: Blueprint, { type, reading }: Situation): Blueprint {
  const named = blueprint.placeholders.map(({ name }) => name);
  return type.asks
    .filter(({ on }) => on === undefined || cueHolds(on, reading.cues))
    .filter(({ unless }) => unless === undefined || !cueHolds(unless, reading.cues))
    .filter(({ name }) => !named.includes(name))
    .reduce((rest, { ifMissing }) => withRule(rest, ifMissing.replace(/\.$/, '')), blueprint);
}

/** The samples that the composer shows. */
function withExamples(blueprint: Blueprint, { composed, byComposer }: Situation): Blueprint {
  if (!byComposer || blueprint.examples.length >= composed.examples.length) return blueprint;
  const outputs = new Set(blueprint.examples.map(({ output }) => output));
  const more = composed.examples.filter(({ output }) => !outputs.has(output));
  const examples = [...blueprint.examples, ...more].slice(0, composed.examples.length);
  return { ...blueprint, examples };
}

/** Longer text that is set in other units than words. */
const OTHER_LENGTH =
  /\b(?:one|two) pages?\b|\bat most (?:\w+) (?:words|lines|sentences|characters|steps)\b|\boriginal length\b|\bread aloud in\b/i;

function withDepth(blueprint: Blueprint, situation: Situation): Blueprint {
  const { reading, type, lengthSet } = situation;
  if (lengthSet) {
    const used = raiseLine(raiseRule(blueprint, FULL_LENGTH), 'validation', FULL_LENGTH_CHECK);
    return PARTS_APART.includes(blueprint.useCase) ? withParts(used, type, 1) : used;
  }
  const typed = new Set(reading.text.match(/\d+(?:,\d{3})*/g) ?? []);
  const lines = linesOf(blueprint);
  const long = lines.some(setsWords)
    ? mapLines(blueprint, (line) => raisedLengths(line, typed))
    : withLength(blueprint, lines, situation);
  return raiseRule(withParts(long, type, 2), DEPTH);
}

function withLength(
  blueprint: Blueprint,
  lines: readonly string[],
  { type, lengthTold }: Situation,
): Blueprint {
  const limited = blueprint.useCase === 'content_creation' && OTHER_LENGTH.test(lines.join('\n'));
  if (limited || lengthTold || type.id === 'open') return blueprint;
  return raiseRule(blueprint, LONG_ANSWER[blueprint.useCase]);
}

/** Where a length that is set holds for the thing made, and not for what stands below it. */
const PARTS_APART: readonly Blueprint['useCase'][] = ['code_generation', 'content_creation'];

/** So many more parts of the answer at first, then one at a time. */
function withParts(blueprint: Blueprint, type: Situation['type'], atFirst: number): Blueprint {
  const { outputFormat } = blueprint;
  const parts = partsFor(type, blueprint);
  const stands = (ladder: Ladder) => outputFormat.some((line) => ladder.includes(line));
  const missing = parts.filter(
    ({ ladder, unless }) =>
      !stands(ladder) && !outputFormat.some((line) => unless?.test(line) === true),
  );
  const count = parts.some(({ ladder }) => stands(ladder)) ? 1 : atFirst;
  return missing
    .slice(0, count)
    .reduce((rest, { ladder }) => withLine(rest, 'outputFormat', ladder[0]), blueprint);
}
