import type { NamedRefinement } from '@promptmint/core/catalogue/refinements';
import { type Blueprint, LIST_LIMITS } from './blueprint.js';
import { KIND_TEXTS } from './kinds/kind-texts.js';

type Statement = Exclude<NamedRefinement, 'add_example'>;

/** The line that each refinement adds to the prompt, in the person's voice. */
const STATEMENTS: Readonly<Record<Statement, string>> = {
  shorter: 'Make the answer as short as it can be without leaving out anything that I ask for.',
  longer: 'Go into detail: cover every important case and explain each point.',
  simpler: 'Use everyday words and short sentences, and explain every special term in a few words.',
  more_formal: 'Write in a formal register throughout.',
  stricter:
    'Follow every requirement of the request to the letter. If one cannot be met, say which one and why instead of working around it.',
};
/** A refinement replaces the one that asks for the opposite. */
const CONTRARY: Readonly<Partial<Record<Statement, Statement>>> = {
  shorter: 'longer',
  longer: 'shorter',
};

/**
 * Applies a named refinement to a blueprint and changes nothing else.
 * @returns null when there is nothing left to change.
 */
export function refineBlueprint(
  previous: Blueprint,
  refinement: NamedRefinement,
): Blueprint | null {
  if (refinement === 'add_example') return withExample(previous);
  const statement = STATEMENTS[refinement];
  const contrary = CONTRARY[refinement];
  const kept = previous.constraints.filter(
    ({ rule }) => contrary === undefined || rule !== STATEMENTS[contrary],
  );
  const isThere = kept.some(({ rule }) => rule === statement);
  if (isThere || kept.length >= LIST_LIMITS.constraints) return null;
  return { ...previous, constraints: [...kept, { rule: statement, reason: null }] };
}

function withExample(previous: Blueprint): Blueprint | null {
  const samples = previous.kind === null ? [] : (KIND_TEXTS[previous.kind].samples ?? []);
  const next = samples.find(
    ({ output }) => !previous.examples.some((known) => known.output === output),
  );
  if (next === undefined) return null;
  return {
    ...previous,
    exampleIntro: 'The form of the output, shown on other material',
    examples: [...previous.examples, next],
  };
}
