import type { Blueprint } from '../blueprint.js';
import { factsNamed } from '../facts-named.js';
import { type Ladder, isLike, linesOf, raiseLine, raiseRule, withLine } from './lines.js';
import { type Situation, factsIn } from './situation.js';
import {
  BY_NAME,
  COUNTED_LIMIT,
  COUNT_CHECK,
  FACT_CHECK,
  FORM,
  FORM_CLOSED,
  MEASURES,
  ONLY_FACTS,
  ONLY_FACTS_INVENTED,
  REFUSAL,
  RULES_KEPT,
  SOFT_LIMIT,
} from './stricter-lines.js';

/** The prompt with measures instead of degrees, no room for guesses, and every fact checked. */
export function tightenRules(situation: Situation): Blueprint {
  const { previous, closed, type } = situation;
  const again = [...FORM, ...FORM_CLOSED].some((rule) =>
    previous.constraints.some((constraint) => constraint.rule === rule),
  );
  const checked = withFactCheck(measured(previous), situation);
  if (closed) return raiseRule(checked, FORM_CLOSED);
  const bounded = type.id === 'open' ? checked : raiseOnce(checked, factsOnly(situation));
  const refusing = type.id === 'open' ? bounded : raiseOnce(bounded, REFUSAL);
  const strict = raiseLine(raiseRule(refusing, FORM), 'validation', COUNT_CHECK);
  return again ? raiseLine(strict, 'outputFormat', RULES_KEPT) : strict;
}

/** Degrees as counts. */
function measured(blueprint: Blueprint): Blueprint {
  return {
    ...blueprint,
    outputFormat: blueprint.outputFormat.map((line) =>
      MEASURES.reduce((text, [soft, measure]) => text.replace(soft, measure), line),
    ),
    constraints: blueprint.constraints.map(({ rule, reason }) => ({
      rule: rule === SOFT_LIMIT ? COUNTED_LIMIT : rule,
      reason,
    })),
  };
}

/** Kinds of text that live on what the request does not say. */
const INVENTED =
  /^(?:content\.(?:story|ad|quiz|lesson|essay|questionnaire|invitation|faq|requirements)|qa\.ideas)$/;

function factsOnly({ type, previous }: Situation): Ladder {
  const invented = previous.useCase === 'content_creation' && INVENTED.test(type.id);
  return invented ? ONLY_FACTS_INVENTED : ONLY_FACTS[previous.useCase];
}

/** A rule that has no stronger form, unless another already says it. */
function raiseOnce(blueprint: Blueprint, ladder: Ladder): Blueprint {
  return isLike(ladder[0], linesOf(blueprint)) ? blueprint : raiseRule(blueprint, ladder);
}

const CHECK_LENGTH = 400;

/** The facts are gone through by name: in the check that lists them, or in one of its own. */
function withFactCheck(blueprint: Blueprint, { reading, slots }: Situation): Blueprint {
  const { validation } = blueprint;
  const facts = slots.get('facts') ?? factsNamed(reading, [], blueprint.useCase);
  if (facts === null || validation.some((check) => check.endsWith(BY_NAME))) return blueprint;
  const named = validation.map((check) => factsIn(check, reading));
  const at = named.indexOf(Math.max(1, ...named));
  const listing = validation[at]?.replace(/\.$/, '');
  if (listing === undefined) return withLine(blueprint, 'validation', FACT_CHECK + facts);
  const byName = listing + BY_NAME;
  if (byName.length > CHECK_LENGTH || listing.startsWith(FACT_CHECK)) return blueprint;
  return { ...blueprint, validation: validation.with(at, byName) };
}
