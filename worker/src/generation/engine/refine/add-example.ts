import type { Blueprint } from '../blueprint.js';
import { foldText } from '../extract/fold.js';
import { raiseLine } from './lines.js';
import type { Situation } from './situation.js';
import { ANSWERED_QUESTION, WORKED_EXAMPLE } from './worked-examples.js';

/** As many samples as the schema lets a blueprint hold. */
const MOST = 4;

/**
 * One more sample, placed where the target model sees it. Where it is shown in the place of another,
 * or none is left that fits, the answer is to hold a worked example.
 */
export function addExample(situation: Situation): Blueprint {
  const { previous, request } = situation;
  const more = withSample(situation);
  if (more !== previous && request.targetModel === 'claude') return more;
  if (more !== previous && previous.examples.length === 0) return more;
  return demandExample(more, situation);
}

function demandExample(blueprint: Blueprint, { closed, type }: Situation): Blueprint {
  if (closed) return blueprint;
  const ladder = type.id === 'open' ? ANSWERED_QUESTION : WORKED_EXAMPLE[blueprint.useCase];
  return raiseLine(blueprint, 'outputFormat', ladder);
}

function withSample(situation: Situation): Blueprint {
  const { previous, type, request } = situation;
  const { sample } = type;
  const { examples, exampleLabels } = previous;
  if (type.useCase !== previous.useCase || examples.length >= MOST) return previous;
  const fitting = unusedSamples(situation);
  if (examples.length === 0) {
    if (fitting.length < 2) return previous;
    return {
      ...previous,
      exampleIntro: sample.intro,
      exampleLabels: { input: sample.input, output: sample.output },
      examples: fitting.slice(0, 2),
    };
  }
  const sameForm = exampleLabels?.input === sample.input && exampleLabels?.output === sample.output;
  const [next] = fitting;
  if (!sameForm || next === undefined) return previous;
  const at = { claude: examples.length, chatgpt: 0, gemini: 1 }[request.targetModel];
  return { ...previous, examples: examples.toSpliced(at, 0, next) };
}

/** Samples of the type that share no word with the request, as the composer chooses them. */
function unusedSamples({ type, reading, previous }: Situation): Blueprint['examples'] {
  const words = new Set(foldText(reading.text).match(/\p{L}{4,}/gu) ?? []);
  const used = new Set(previous.examples.map(({ output }) => output));
  return type.sample.pairs
    .filter(([, output]) => !used.has(output))
    .filter(
      (pair) =>
        !(foldText(pair.join(' ')).match(/\p{L}{5,}/gu) ?? []).some((word) => words.has(word)),
    )
    .map(([input, output]) => ({ input: type.sample.input === null ? null : input, output }));
}
