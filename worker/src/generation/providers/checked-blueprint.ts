import type { Blueprint } from '@promptmint/engine/blueprint';
import { BrokenPromptError, checkPrompt } from '@promptmint/engine/prompt-check';
import { keepStated } from '@promptmint/engine/keep-stated';
import { render } from '@promptmint/engine/render';
import type { GenerationRequest } from '@promptmint/engine/request';
import { blueprintOf } from './answer.js';
import { checkMeaning } from './gate/check-meaning.js';
import { factsMissingFrom } from './gate/lost-facts.js';
import { textsIn } from './gate/sources.js';
import { type Fault, MisfitError } from './misfit.js';
import { readAnswer } from './read-answer.js';

/**
 * The blueprint of a model, checked against the schema, the prompt it makes and what the person
 * typed.
 * @throws {MisfitError} with what is wrong with it.
 */
export function checkedBlueprint(written: unknown, request: GenerationRequest): Blueprint {
  const { answer, faults } = readAnswer(written);
  const sentBack = JSON.stringify(written);
  if (faults) throw new MisfitError(faults, sentBack);
  const blueprint = withWhatWasStated(blueprintOf(answer), request);
  const found = [...promptFaults(blueprint, request), ...checkMeaning(answer, request)];
  if (found.length > 0) throw new MisfitError(found, sentBack);
  return blueprint;
}

/** Gives a named refinement back what it may not lose; a note may ask to leave something out. */
function withWhatWasStated(blueprint: Blueprint, request: GenerationRequest): Blueprint {
  const { refinement } = request;
  if (refinement === undefined || 'note' in refinement) return blueprint;
  // The finished prompt quotes request and answers, so that nothing in them can be lost.
  const quoted = [request.input, ...(request.answers ?? []).map(({ text }) => text)];
  const isLost = factsMissingFrom([...quoted, ...textsIn(blueprint)]);
  return keepStated(refinement.previous, blueprint, isLost);
}

function promptFaults(blueprint: Blueprint, request: GenerationRequest): Fault[] {
  try {
    checkPrompt(render(blueprint, request), request);
    return [];
  } catch (error) {
    if (!(error instanceof BrokenPromptError)) throw error;
    return [{ code: 'prompt', message: `${error.message}. Use no double braces, tags or fences.` }];
  }
}
